/// The FNV-1a hash, which is the same in each run.
enum StableHash {
  static func of(_ bytes: some Sequence<UInt8>, since hash: UInt64 = 0xCBF2_9CE4_8422_2325)
    -> UInt64
  {
    bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
