// What every Swift program keeps in memory: this one waits for its end.
print("q quit")
_ = readLine()
