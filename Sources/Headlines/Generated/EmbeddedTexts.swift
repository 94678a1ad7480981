// Written by .ci/embed-texts from Resources.
// swift-format-ignore-file

/// The text files that are embedded in the program.
enum EmbeddedTexts {
  /// The text of `headlines.en.xml`.
  static let headlines_en_xml: StaticString = #"""
<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
  <channel>
    <title>The Harbour Gazette</title>
    <link>https://news.example.org/en</link>
    <description>Twelve articles that come with the program.</description>
    <language>en</language>
    <copyright>Written for Sternik; MIT licence.</copyright>
    <pubDate>Fri, 20 Nov 2026 07:45:00 +0000</pubDate>
    <item>
      <title>Night ferry returns to the strait after eleven years</title>
      <link>https://news.example.org/en/ferry-line</link>
      <guid isPermaLink="false">en/ferry-line</guid>
      <dc:creator>Clara Whitfield</dc:creator>
      <category>World</category>
      <pubDate>Fri, 20 Nov 2026 07:45:00 +0000</pubDate>
      <description>The first crossing carried 214 passengers, forty lorries and one brass band.</description>
      <content:encoded><![CDATA[
        <p>Shortly after midnight the gangway was lowered, a whistle was blown, and the night ferry between the two shores of the strait sailed again for the first time in eleven years. On board were 214 passengers, some forty lorries, and a brass band that had promised to play until the harbour lights were out of sight. It kept its word, and then went on until two.</p>
        <p>The line was given up when a road tunnel opened further south. Lorries took the tunnel, foot passengers took the plane, and the terminal was turned into a warehouse for garden furniture. What brought the ship back was not nostalgia but arithmetic: the tunnel is full at weekends, and a driver who sleeps through a crossing may take the wheel again in the morning, rested by law and in fact.</p>
        <p>“We are not competing with the tunnel,” says the line’s manager, who has hung an old timetable behind her desk. “We are competing with a bad night in a lay-by.” A cabin costs about as much as a modest hotel room, breakfast included.</p>
        <p>For the towns at either end the ship means sixty jobs and a reason to keep the station open after ten. The bakery by the quay has already moved its working day forward by two hours. Its owner says that she had forgotten how quiet the street was without people dragging suitcases over the cobbles.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>What happened when repairs became cheaper than kettles</title>
      <link>https://news.example.org/en/repair-cheque</link>
      <guid isPermaLink="false">en/repair-cheque</guid>
      <dc:creator>Helen Morrow</dc:creator>
      <category>Economy</category>
      <pubDate>Fri, 20 Nov 2026 05:30:00 +0000</pubDate>
      <description>A small subsidy was meant to last a year. The shops it brought back to life have other plans.</description>
      <content:encoded><![CDATA[
        <p>The idea fitted on a postcard. Whoever had a household appliance repaired could send in the bill and get back half of it, up to the price of a decent pair of shoes. The money was to last a year. It was gone in five months, and by then something had happened that nobody had put on the postcard: there were repair shops again.</p>
        <p>Before the scheme, the district had three, all run by men close to retirement. Now there are seventeen. The new ones do not look like workshops. They have windows, opening hours and, in one case, cake. Customers wait while a kettle is taken apart in front of them, which, the owners say, is half of what they pay for.</p>
        <p>Economists at the local university have looked at the receipts. An average repair costs a third of a new device and delays the purchase by four years. Shops that sell appliances lost less than they had feared, since people whose toaster works again seem to spend the difference on something else in the same street.</p>
        <p>Whether the shops survive without the cheque will be known by spring. The oldest of the three original repairers is optimistic. He has put off his retirement and taken on two apprentices, because, as he puts it, he finally has somebody to whom he can explain why the screw turns the other way.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Four countries agree to count the same river the same way</title>
      <link>https://news.example.org/en/river-charter</link>
      <guid isPermaLink="false">en/river-charter</guid>
      <dc:creator>Tomas Reuter</dc:creator>
      <category>World</category>
      <pubDate>Thu, 19 Nov 2026 16:20:00 +0000</pubDate>
      <description>A common set of gauges sounds dull. For the people on the lower reaches it is anything but.</description>
      <content:encoded><![CDATA[
        <p>For a hundred years the four countries along the river have measured its water in four different ways. One counted from the sea, another from the bed; a third took its readings at dawn and the fourth at noon, when somebody happened to be at the bridge. When the water rose, the figures that travelled downstream had to be translated before anyone could be afraid of them.</p>
        <p>That is to end. Under an agreement signed this week in a school gymnasium halfway along the river, 180 gauges will be set to one common zero and will report every ten minutes to a table that anyone can read. There is no new institution, no flag and hardly any money in the agreement. The negotiations took nine years all the same.</p>
        <p>“Nobody objects to a ruler,” one of the engineers explained. “They object to learning that theirs was wrong.” The last quarrel was about the colour in which a dangerous level should be drawn.</p>
        <p>Farmers on the lower reaches expect to gain half a day of warning before a flood, which is enough to move cattle and to lift the seed potatoes off the floor. In spring, when the snow melts in the mountains, they will know whether the promise holds.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>A patch of moss that remembers the weather</title>
      <link>https://news.example.org/en/moss-clock</link>
      <guid isPermaLink="false">en/moss-clock</guid>
      <dc:creator>Ingrid Solheim</dc:creator>
      <category>Science</category>
      <pubDate>Thu, 19 Nov 2026 09:00:00 +0000</pubDate>
      <description>By slicing a peat cushion thinner than paper, botanists have read four centuries of rain.</description>
      <content:encoded><![CDATA[
        <p>The cushion of moss looks like nothing much: a green pillow the size of a loaf, cut from a bog that few people visit on purpose. In the laboratory it is frozen, shaved into slices thinner than paper and laid out in rows. Each slice is roughly one season. Together they go back some four hundred years.</p>
        <p>Moss has no roots. What it drinks falls from the sky, and a dry summer leaves cells that are smaller and packed more tightly. That much was known. What is new is a way of measuring the cells by the thousand, with a camera and a patient piece of software, instead of by the dozen with a tired student and a microscope.</p>
        <p>The result is a rain diary far older than any rain gauge in the region. It shows three long droughts that local chronicles mention only in passing, as years in which the mill stood still. It also shows that the driest decade of all is the present one, though the team is careful to add that the youngest slices are the hardest to read.</p>
        <p>Next year the botanists want to sample forty more bogs. They have been offered help by a walking club whose members, it turns out, have been quietly keeping a map of wet feet since 1958.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>The library where the most borrowed item is a ladder</title>
      <link>https://news.example.org/en/library-tools</link>
      <guid isPermaLink="false">en/library-tools</guid>
      <dc:creator>Beatrice Okafor</dc:creator>
      <category>Culture</category>
      <pubDate>Wed, 18 Nov 2026 14:10:00 +0000</pubDate>
      <description>Novels still come second, but the shelf of things has changed who walks through the door.</description>
      <content:encoded><![CDATA[
        <p>In the branch library on Mill Street the most borrowed item of the year is not a novel, nor even a cookery book. It is an aluminium ladder, three metres long, with a bar code on the second rung. It has been out 211 times. The waiting list for it is longer than that for any crime story on the shelves.</p>
        <p>The shelf of things, as it is called, began with a single sewing machine that somebody had left to the library in a will. There was no rule against lending it, so it was lent. A drill followed, a set of snowshoes, a telescope, two cots and a machine for taking the stones out of plums, which is in demand for exactly three weeks each September.</p>
        <p>The librarians were doubtful at first about becoming a tool shed. They have come round. People who arrive for a ladder stay to look at the newspapers, and a good third of them leave with a library card, which also opens the door to the books. Lending of novels has gone up by a tenth.</p>
        <p>Breakages are rarer than with picture books. The one real loss so far was the telescope, which was returned a month late by an embarrassed family. They had been waiting, they explained, for a clear night. The fine was waived.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Why the harbour microphones fell silent at four</title>
      <link>https://news.example.org/en/whale-lullaby</link>
      <guid isPermaLink="false">en/whale-lullaby</guid>
      <dc:creator>Marcus Adeyemi</dc:creator>
      <category>Science</category>
      <itunes:duration>4:12</itunes:duration>
      <pubDate>Tue, 17 Nov 2026 11:30:00 +0000</pubDate>
      <description>A network built to listen to whales has taught a port something about itself.</description>
      <content:encoded><![CDATA[
        <p>Every morning at four, for about twenty minutes, the underwater microphones in the bay recorded almost nothing. The researchers who had lowered them to listen for whales suspected a fault. They changed the cables, then the batteries, and finally the computer. The silence stayed where it was.</p>
        <p>The explanation came from a tugboat captain. At four the night shift hands over to the morning shift, the cranes stop, and the generators on the quay are switched to the grid. It is the only moment of the day at which the port does not hum. The whales, it appears, have known this for some time: most of the songs in the recordings begin within those twenty minutes.</p>
        <p>Animals that change their habits to suit human noise have been described before, chiefly among birds in cities. In the sea it is harder to show, because nobody was listening before the noise began. This bay is an exception. A set of tapes made by a retired teacher in the seventies has survived in a biscuit tin, and on those the whales sing at all hours.</p>
        <p>The port authority has now offered an experiment. For one month, the generators will be switched over at noon as well. The researchers have moved their own working day accordingly, and the canteen has agreed to keep lunch warm.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>The last runner wins a second medal</title>
      <link>https://news.example.org/en/slow-marathon</link>
      <guid isPermaLink="false">en/slow-marathon</guid>
      <dc:creator>Peter Lindqvist</dc:creator>
      <category>Sport</category>
      <itunes:duration>2:35</itunes:duration>
      <pubDate>Mon, 16 Nov 2026 19:40:00 +0000</pubDate>
      <description>A marathon in the hills has started to time the people who make its end possible.</description>
      <content:encoded><![CDATA[
        <p>The winner of the hill marathon crossed the line in two hours and thirty-one minutes and was home for lunch. The last runner needed seven hours and four minutes, and when she came round the corner by the church there were more people waiting for her than there had been for him.</p>
        <p>That is the doing of the organisers, who three years ago began to give out a second gold medal: one for the fastest runner, and one for whoever is on the course the longest and still finishes. The idea was a joke, and it was taken seriously at once. Volunteers who used to pack up after five hours now stay, since they want to see who gets it.</p>
        <p>There are rules. Nobody may wait on purpose; a runner who stands still for more than a minute without good reason is asked, kindly, to move along. This year two men of about seventy were thought to be slowing down for each other’s benefit. They had not met for a while, they said, and were talking.</p>
        <p>The medal went to a nurse who had come straight from a night shift. She had not trained much, she told the loudspeaker, but she was used to being on her feet. Then she asked whether the soup was still warm. It was, of course: it is part of the rules.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Orchards without owners feed a town’s new cider press</title>
      <link>https://news.example.org/en/apple-exchange</link>
      <guid isPermaLink="false">en/apple-exchange</guid>
      <dc:creator>Ruth Ashdown</dc:creator>
      <category>Economy</category>
      <pubDate>Mon, 16 Nov 2026 08:15:00 +0000</pubDate>
      <description>Forgotten trees along old railway lines turn out to be worth a harvest.</description>
      <content:encoded><![CDATA[
        <p>Along the disused railway, behind the allotments and around the old hospital stand some two thousand apple trees that belong to nobody in particular. For decades their fruit fell into the grass and fed the blackbirds. This autumn it went into a cider press, forty tonnes of it, and the town discovered that it owned an industry.</p>
        <p>The press stands in a former fire station. Anyone may bring apples and is paid for them by weight, half in money and half in juice. Schoolchildren with handcarts have proved to be the fastest suppliers. The best price, though, is paid for knowledge: whoever marks a tree on the common map, with its kind and the week in which it ripens, gets a share of every later harvest from it.</p>
        <p>Some of the trees carry varieties that no nursery has sold since the war. One, small, russet and ugly, was thought to be lost. It makes a cider so dry that the first tasters asked for water, and it sold out before anything else did.</p>
        <p>After costs the press has earned enough to pay one full wage and to prune the trees in winter. The larger sum, the treasurer points out, appears in no account: it is what the council used to spend on clearing rotten fruit from the cycle path.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>A choir that has never seen its own music</title>
      <link>https://news.example.org/en/choir-without-notes</link>
      <guid isPermaLink="false">en/choir-without-notes</guid>
      <dc:creator>Daniel Hartmann</dc:creator>
      <category>Culture</category>
      <itunes:duration>7:48</itunes:duration>
      <pubDate>Sun, 15 Nov 2026 18:00:00 +0000</pubDate>
      <description>The songs of the upper valley were never written down. A young conductor means to keep it so.</description>
      <content:encoded><![CDATA[
        <p>The choir of the upper valley has forty members, about three hundred songs and not one sheet of music. Whoever joins stands for a year between two older voices and learns by leaning. Some parts have been handed down in the same family for so long that they are known by a surname instead of by a pitch.</p>
        <p>Twice in the past century collectors came up the valley to write everything down. Both times the result was correct and of no use, because the singers bend the tune to the room: in the chapel they sing it slower than in the barn, and at a funeral the second voice leaves out a note which everyone then hears.</p>
        <p>When the new conductor took over, at twenty-six and straight from the academy, it was expected that she would bring paper. Instead she brought a rule. Rehearsals are held in a different place each week, so that nobody can get used to an echo. “A score tells you what to sing,” she says. “I want them to notice whom they are singing with.”</p>
        <p>In December the choir gives its first concert in the city, in a hall famous for its acoustics. The singers went there in October to try it out. They found it, they said politely, a little loud.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>On the frozen lake, chess becomes a matter of warm socks</title>
      <link>https://news.example.org/en/chess-on-ice</link>
      <guid isPermaLink="false">en/chess-on-ice</guid>
      <dc:creator>Amelia Novak</dc:creator>
      <category>Sport</category>
      <pubDate>Sat, 14 Nov 2026 12:00:00 +0000</pubDate>
      <description>Sixty-four players, sixty-four fields, minus nine degrees: a tournament with its own rules.</description>
      <content:encoded><![CDATA[
        <p>The pieces are as tall as milk cans, the board is painted on the ice with beetroot juice, and the players are forbidden to sit down. Those are the only rules that the tournament on the lake adds to those of ordinary chess. They change everything.</p>
        <p>At nine degrees below zero nobody thinks for twenty minutes about a bishop. Games that would take four hours in a hall are over in one, and the players pace round the board to keep warm, so that they see their position from the enemy’s side more often than from their own. Several have said that this cured them of mistakes no teacher ever could.</p>
        <p>The favourite, a student of mathematics, lost in the second round to a fisherman who had learned the game from his radio. He knew no openings by name. What he knew was the ice: he moved his heavy pieces early, while they still slid, and let his opponent’s freeze to the spot.</p>
        <p>The final was drawn at dusk, when a crack ran across the lake with a sound like a dropped plate and the referee, who is also the ice warden, declared the board closed. Both finalists went ashore as winners. The trophy, a pair of knitted socks, was divided between them.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>The airport that closed, and the larks that moved in</title>
      <link>https://news.example.org/en/empty-airport</link>
      <guid isPermaLink="false">en/empty-airport</guid>
      <dc:creator>Clara Whitfield</dc:creator>
      <category>World</category>
      <pubDate>Wed, 11 Nov 2026 06:50:00 +0000</pubDate>
      <description>Two years after the last landing a runway has become a meadow with very long sight lines.</description>
      <content:encoded><![CDATA[
        <p>The last flight left on a Sunday in autumn, twenty minutes late, with eleven passengers. The regional airport had never earned its keep, and when the county stopped paying for it, the lights on the runway were switched off one by one by a man who had switched them on for thirty years.</p>
        <p>Nobody had planned what came next. There was talk of a logistics centre, then of solar panels, and while the talk went on, grass grew in the joints of the concrete. In the first spring wardens counted nine pairs of skylarks. In the second there were sixty-two, more than in the rest of the county put together. The birds like it for the same reason as pilots did: there is nothing to bump into.</p>
        <p>Now the county has decided to do almost nothing. The tower becomes a lookout, the arrivals hall a café, and the runway stays open to anyone with a bicycle between August and March. In spring, when the birds are nesting, it is closed. A sign at the gate says so in the old airport lettering: all departures cancelled.</p>
        <p>On the first open weekend some four thousand people came to walk down the middle of the runway, slowly and a little guiltily, as one walks through a house after its owners have moved out.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>A village keeps its summer in a tank of salt</title>
      <link>https://news.example.org/en/battery-of-salt</link>
      <guid isPermaLink="false">en/battery-of-salt</guid>
      <dc:creator>Ingrid Solheim</dc:creator>
      <category>Science</category>
      <pubDate>Tue, 10 Nov 2026 13:25:00 +0000</pubDate>
      <description>Heat stored in July is warming the school in November, at least until half past two.</description>
      <content:encoded><![CDATA[
        <p>Behind the village school stands a steel tank as high as the gym, wrapped in what looks like a quilt. It holds nine hundred tonnes of salt. In July the salt was dried with heat from the roofs of half the village. Now, in November, water vapour is let into it a little at a time, the salt takes up the water, and the radiators in the classrooms grow warm.</p>
        <p>The chemistry is old; any winter glove warmer makes use of it. The difficulty has always been that salt clumps. After a few rounds it turns into a rock through which no vapour will pass. The engineers found their way round this in a bakery, where they had gone for lunch: they mix the salt with puffed grain, which keeps it airy, in the manner of a crispbread.</p>
        <p>So far the tank has got through thirty cycles without caking. It loses practically nothing while it waits, because dry salt is simply dry salt, whether it is warm or not. Its weakness is speed. On very cold days it cannot give its heat quickly enough, and after half past two the caretaker lights the old boiler.</p>
        <p>The pupils have painted a scale on the quilt that shows how much summer is left. On Monday the arrow stood at the second week of July.</p>
      ]]></content:encoded>
    </item>
  </channel>
</rss>

"""#

  /// The text of `headlines.pl.xml`.
  static let headlines_pl_xml: StaticString = #"""
<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
  <channel>
    <title>Gazeta Portowa</title>
    <link>https://news.example.org/pl</link>
    <description>Dwanaście artykułów dołączonych do programu.</description>
    <language>pl</language>
    <copyright>Napisano na potrzeby pakietu Sternik; licencja MIT.</copyright>
    <pubDate>Fri, 20 Nov 2026 08:15:00 +0100</pubDate>
    <item>
      <title>Po jedenastu latach nocny prom znów wypłynął w morze</title>
      <link>https://news.example.org/pl/nocny-prom</link>
      <guid isPermaLink="false">pl/nocny-prom</guid>
      <dc:creator>Hanna Wolska</dc:creator>
      <category>Świat</category>
      <pubDate>Fri, 20 Nov 2026 08:15:00 +0100</pubDate>
      <description>W pierwszy rejs zabrał 214 pasażerów, czterdzieści ciężarówek i orkiestrę dętą.</description>
      <content:encoded><![CDATA[
        <p>Kilka minut po północy podniesiono trap, rozległ się gwizd i nocny prom po raz pierwszy od jedenastu lat odbił od nabrzeża. Na pokładzie było 214 pasażerów, około czterdziestu ciężarówek i orkiestra dęta, która obiecała grać, dopóki nie znikną światła portu. Słowa dotrzymała, a potem grała jeszcze do drugiej.</p>
        <p>Połączenie zlikwidowano, gdy dalej na południu otwarto tunel. Ciężarówki zjechały pod ziemię, piesi przesiedli się do samolotów, a w terminalu urządzono magazyn mebli ogrodowych. Prom wrócił nie z sentymentu, lecz z rachunku: w weekendy tunel się korkuje, a kierowca, który prześpi przeprawę, rano może od razu ruszać dalej. Wypoczęty zgodnie z przepisami, a także naprawdę.</p>
        <p>– Nie konkurujemy z tunelem – mówi kierowniczka linii, która nad biurkiem powiesiła stary rozkład rejsów. – Konkurujemy z kiepską nocą na parkingu.</p>
        <p>Kabina kosztuje tyle co pokój w skromnym hotelu, ze śniadaniem włącznie.</p>
        <p>Dla miast po obu stronach cieśniny prom oznacza sześćdziesiąt miejsc pracy i powód, żeby dworzec był czynny także po dziesiątej wieczorem. Piekarnia przy nabrzeżu zaczyna teraz pracę dwie godziny wcześniej. Jej właścicielka przyznaje, że zdążyła zapomnieć, jak cicho bywa na ulicy, po której nikt nie ciągnie walizki.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Kiedy naprawa stała się tańsza od nowego czajnika</title>
      <link>https://news.example.org/pl/naprawa-sie-oplaca</link>
      <guid isPermaLink="false">pl/naprawa-sie-oplaca</guid>
      <dc:creator>Dorota Zych</dc:creator>
      <category>Gospodarka</category>
      <pubDate>Fri, 20 Nov 2026 06:30:00 +0100</pubDate>
      <description>Dopłata miała wystarczyć na rok. Skończyła się po pięciu miesiącach, za to warsztaty zostały.</description>
      <content:encoded><![CDATA[
        <p>Cały pomysł zmieścił się na pocztówce. Kto oddał do naprawy domowy sprzęt, mógł przysłać rachunek i dostać z powrotem połowę, byle nie więcej, niż kosztuje para porządnych butów. Pieniędzy miało wystarczyć na rok, a wystarczyło na pięć miesięcy. Tymczasem zdarzyło się coś, o czym na pocztówce nie było mowy: wróciły warsztaty.</p>
        <p>Przed wprowadzeniem dopłat działały w powiecie trzy, wszystkie prowadzone przez panów tuż przed emeryturą. Dziś jest ich siedemnaście. Nowe nie przypominają warsztatów: mają witryny, godziny otwarcia, a jeden także ciasto. Klient siedzi i patrzy, jak rozbierają jego czajnik. Właściciele mówią, że za to patrzenie płaci się tu połowę ceny.</p>
        <p>Ekonomiści z miejscowego uniwersytetu przejrzeli rachunki. Przeciętna naprawa kosztuje jedną trzecią ceny nowego urządzenia i odsuwa zakupy o cztery lata. Sklepy ze sprzętem straciły mniej, niż się obawiały, bo kto nie wydał na toster, ten zwykle wydaje na coś innego, i to przy tej samej ulicy.</p>
        <p>Czy warsztaty przetrwają bez dopłat, okaże się na wiosnę. Najstarszy z trzech pierwszych mistrzów jest dobrej myśli. Odłożył emeryturę i przyjął dwoje uczniów. Nareszcie, mówi, ma komu wytłumaczyć, dlaczego ta śrubka kręci się w drugą stronę.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Cztery kraje będą mierzyć jedną rzekę jedną miarą</title>
      <link>https://news.example.org/pl/wspolna-rzeka</link>
      <guid isPermaLink="false">pl/wspolna-rzeka</guid>
      <dc:creator>Paweł Rudzki</dc:creator>
      <category>Świat</category>
      <pubDate>Thu, 19 Nov 2026 17:00:00 +0100</pubDate>
      <description>Porozumienie w sprawie wodowskazów nie brzmi porywająco. Chyba że mieszka się w dole rzeki.</description>
      <content:encoded><![CDATA[
        <p>Przez sto lat cztery kraje leżące nad tą samą rzeką mierzyły ją na cztery sposoby. Jeden liczył od poziomu morza, drugi od dna, trzeci odczytywał wodowskazy o świcie, a czwarty w południe, bo wtedy ktoś akurat przechodził przez most. Kiedy przychodziła fala, liczby płynące w dół rzeki trzeba było najpierw przetłumaczyć, a dopiero potem można się było bać.</p>
        <p>Teraz ma się to zmienić. Na mocy umowy podpisanej w tym tygodniu w szkolnej sali gimnastycznej, dokładnie w połowie biegu rzeki, 180 wodowskazów zostanie ustawionych według wspólnego zera. Co dziesięć minut wyślą odczyt do tabeli, do której może zajrzeć każdy. Nie powstaje żaden nowy urząd, nie będzie flagi, a pieniędzy w umowie prawie nie ma. Negocjacje i tak trwały dziewięć lat.</p>
        <p>– Linijka nikomu nie przeszkadza – tłumaczy jeden z inżynierów. – Przeszkadza wiadomość, że własna była krzywa.</p>
        <p>Ostatni spór dotyczył tego, jakim kolorem zaznaczać stan alarmowy.</p>
        <p>Rolnicy z dolnego biegu rzeki liczą na to, że o powodzi dowiedzą się pół dnia wcześniej niż dotąd. To dość, by przepędzić bydło na wyższe łąki i podnieść z podłogi sadzeniaki. Na wiosnę, gdy w górach stopnieje śnieg, okaże się, czy obietnica jest coś warta.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Mech, który pamięta każdą suszę</title>
      <link>https://news.example.org/pl/mech-pamieta</link>
      <guid isPermaLink="false">pl/mech-pamieta</guid>
      <dc:creator>Joanna Kępińska</dc:creator>
      <category>Nauka</category>
      <pubDate>Thu, 19 Nov 2026 10:30:00 +0100</pubDate>
      <description>Botanicy pocięli kępę torfowca na plasterki cieńsze od papieru i odczytali z niej cztery stulecia deszczu.</description>
      <content:encoded><![CDATA[
        <p>Na pierwszy rzut oka to nic ciekawego: zielona poduszka wielkości bochenka, wycięta z torfowiska, na które mało kto zagląda z własnej woli. W laboratorium kępa trafia do zamrażarki, a potem pod ostrze, które tnie ją na plasterki cieńsze od papieru. Jeden plasterek to mniej więcej jedna pora roku. Wszystkie razem opowiadają o czterystu latach.</p>
        <p>Mech nie ma korzeni. Pije to, co spadnie z nieba, więc po suchym lecie zostają w nim komórki drobniejsze i ciaśniej ułożone. O tym wiedziano od dawna. Nowością jest sposób liczenia: zamiast zmęczonego studenta z mikroskopem, który zmierzy kilkadziesiąt komórek, pracuje kamera z cierpliwym programem i mierzy ich tysiące.</p>
        <p>Powstał w ten sposób dziennik opadów starszy niż jakikolwiek deszczomierz w okolicy. Widać w nim trzy długie susze, o których kroniki wspominają jednym zdaniem, pisząc, że stanęły młyny. Widać też, że najsuchsze ze wszystkich jest obecne dziesięciolecie. Autorzy badań zastrzegają jednak, że najmłodsze warstwy najtrudniej odczytać.</p>
        <p>W przyszłym roku botanicy chcą zbadać czterdzieści kolejnych torfowisk. Pomoc zaproponował im klub turystyczny, którego członkowie, jak się okazało, od 1958 roku prowadzą mapę miejsc, gdzie można przemoczyć buty.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>W tej bibliotece najczęściej pożycza się drabinę</title>
      <link>https://news.example.org/pl/biblioteka-rzeczy</link>
      <guid isPermaLink="false">pl/biblioteka-rzeczy</guid>
      <dc:creator>Ewa Lipska-Maj</dc:creator>
      <category>Kultura</category>
      <pubDate>Wed, 18 Nov 2026 15:20:00 +0100</pubDate>
      <description>Powieści są na drugim miejscu, ale dzięki półce z rzeczami czytelników przybyło.</description>
      <content:encoded><![CDATA[
        <p>W filii bibliotecznej przy ulicy Młyńskiej największym wzięciem cieszy się w tym roku nie kryminał i nie książka kucharska. Rekord należy do aluminiowej drabiny, która ma trzy metry wysokości i kod kreskowy na drugim szczeblu. Wypożyczono ją 211 razy, a w kolejce po nią czeka więcej osób niż po którykolwiek z nowych romansów.</p>
        <p>Półka z rzeczami zaczęła się od maszyny do szycia, którą ktoś zapisał bibliotece w testamencie. Żaden przepis nie zabraniał jej pożyczać, więc ją pożyczano. Potem doszły wiertarka, rakiety śnieżne, teleskop, dwa łóżeczka dziecięce i drylownica do śliwek, o którą ludzie biją się przez równo trzy tygodnie września.</p>
        <p>Bibliotekarki początkowo kręciły nosem, że zrobi się z nich wypożyczalnia narzędzi. Szybko zmieniły zdanie. Kto przychodzi po drabinę, ten zwykle zostaje na chwilę przy gazetach, a co trzeci wychodzi z kartą czytelnika. Wypożyczeń powieści jest dziś o jedną dziesiątą więcej niż przed rokiem.</p>
        <p>Rzeczy wracają w lepszym stanie niż książki z obrazkami. Jedyny poważny kłopot był z teleskopem: zawstydzona rodzina oddała go z miesięcznym opóźnieniem, bo – jak wyjaśniła – czekała na pogodną noc. Karę umorzono.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Pod stacją metra od pół wieku mieszka grzybnia</title>
      <link>https://news.example.org/pl/grzyby-w-metrze</link>
      <guid isPermaLink="false">pl/grzyby-w-metrze</guid>
      <dc:creator>Michał Sroka</dc:creator>
      <category>Nauka</category>
      <itunes:duration>4:12</itunes:duration>
      <pubDate>Tue, 17 Nov 2026 12:40:00 +0100</pubDate>
      <description>Nikt jej nie zapraszał, nikt jej nie karmił. Teraz pilnuje wilgotności lepiej niż czujniki.</description>
      <content:encoded><![CDATA[
        <p>Kiedy ekipa remontowa zdjęła okładzinę z najgłębszej ściany stacji, zobaczyła coś, czego nie było na żadnym planie: białą, delikatną sieć, rozciągniętą na długości trzech wagonów. Wezwano straż pożarną, potem konserwatora zabytków, a na końcu mykolożkę z uniwersytetu. Dopiero ona się ucieszyła.</p>
        <p>Grzybnia mieszka tam najpewniej od budowy stacji, czyli od ponad pięćdziesięciu lat. Żywi się drewnem z zapomnianych szalunków i pyłem, który wciskają do szczelin przejeżdżające pociągi. Nie jest groźna ani dla betonu, ani dla ludzi. Nie wytwarza też owocników, więc pasażerowie nie mają co liczyć na kurki.</p>
        <p>Najciekawsze okazało się jednak co innego. Sieć kurczy się i rozrasta w rytmie wilgoci, a robi to kilka godzin wcześniej, niż zareagują czujniki zamontowane na peronie. Badaczka zaproponowała, by zamiast usuwać grzybnię, wstawić w ścianę szybę i kamerę. Pomysł wydał się dyrekcji metra dziwny, dopóki nie policzono, ile kosztują nowe czujniki.</p>
        <p>Okienko ma metr na metr i znajduje się przy zejściu na peron drugi. Obok powieszono tabliczkę z prośbą, by nie pukać w szybę. Grzybni to wprawdzie nie szkodzi, ale ochroniarz ma już dość.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Drugi złoty medal dla tej, która przybiegła ostatnia</title>
      <link>https://news.example.org/pl/ostatnia-na-mecie</link>
      <guid isPermaLink="false">pl/ostatnia-na-mecie</guid>
      <dc:creator>Kamil Brzozowski</dc:creator>
      <category>Sport</category>
      <itunes:duration>2:35</itunes:duration>
      <pubDate>Mon, 16 Nov 2026 20:15:00 +0100</pubDate>
      <description>Na górskim maratonie od trzech lat nagradza się także najdłuższy bieg.</description>
      <content:encoded><![CDATA[
        <p>Zwycięzca górskiego maratonu wpadł na metę po dwóch godzinach i trzydziestu jeden minutach, a na obiad zdążył do domu. Ostatnia zawodniczka biegła siedem godzin i cztery minuty. Kiedy wyłoniła się zza kościoła, czekało na nią więcej ludzi niż na niego.</p>
        <p>To zasługa organizatorów, którzy trzy lata temu zaczęli wręczać dwa złote medale: jeden za najkrótszy czas, drugi za najdłuższy, byle z dobiegnięciem do mety. Miał to być żart, ale od razu potraktowano go poważnie. Wolontariusze, którzy dawniej zwijali się po pięciu godzinach, teraz zostają do końca, bo chcą zobaczyć, kto wygra.</p>
        <p>Są też zasady. Nie wolno czekać umyślnie; kto bez powodu stoi dłużej niż minutę, ten słyszy uprzejmą prośbę, by ruszył dalej. W tym roku podejrzenia padły na dwóch panów pod siedemdziesiątkę, którzy zwalniali wyraźnie jeden dla drugiego. Tłumaczyli, że dawno się nie widzieli i po prostu rozmawiali.</p>
        <p>Medal zdobyła pielęgniarka, która na start przyszła prosto z nocnego dyżuru. Do mikrofonu powiedziała, że dużo nie trenowała, ale do bycia na nogach jest przyzwyczajona. Potem spytała, czy zupa jeszcze ciepła. Była, naturalnie. To też jest zapisane w regulaminie.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Bezpańskie jabłonie zarobiły na etat i zimowe cięcie</title>
      <link>https://news.example.org/pl/bezpanskie-jablonie</link>
      <guid isPermaLink="false">pl/bezpanskie-jablonie</guid>
      <dc:creator>Robert Kania</dc:creator>
      <category>Gospodarka</category>
      <pubDate>Mon, 16 Nov 2026 09:00:00 +0100</pubDate>
      <description>Zapomniane drzewa przy nieczynnej linii kolejowej dały w tym roku czterdzieści ton owoców.</description>
      <content:encoded><![CDATA[
        <p>Wzdłuż nieczynnych torów, za ogródkami działkowymi i wokół starego szpitala rośnie około dwóch tysięcy jabłoni, które nie należą do nikogo. Przez dziesięciolecia owoce spadały w trawę i cieszyły kosy. Tej jesieni trafiły do tłoczni, w sumie czterdzieści ton, a miasto ze zdziwieniem odkryło, że ma przemysł.</p>
        <p>Tłocznię urządzono w dawnej remizie. Jabłka może przynieść każdy, a zapłatę dostaje według wagi: połowę w pieniądzach, połowę w soku. Najszybszymi dostawcami okazały się dzieci z wózkami. Najlepiej wynagradza się jednak wiedzę. Kto zaznaczy drzewo na wspólnej mapie, poda odmianę i tydzień, w którym dojrzewa, ten ma udział we wszystkich następnych zbiorach.</p>
        <p>Niektórych odmian od wojny nie sprzedaje żadna szkółka. Jedną z nich, małą, szarą i brzydką, uważano za zaginioną. Cydr wychodzi z niej tak wytrawny, że pierwsi degustatorzy prosili o wodę. Mimo to właśnie on zniknął z półek najszybciej.</p>
        <p>Po odliczeniu kosztów tłocznia zarobiła na cały etat i na przycięcie drzew zimą. Większej kwoty, jak zauważa skarbniczka, nie ma w żadnej rubryce: to pieniądze, które miasto wydawało dotąd na sprzątanie gnijących jabłek ze ścieżki rowerowej.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Zegar z ratusza spóźniał się na życzenie mieszkańców</title>
      <link>https://news.example.org/pl/ostatni-zegarmistrz</link>
      <guid isPermaLink="false">pl/ostatni-zegarmistrz</guid>
      <dc:creator>Jakub Derlacz</dc:creator>
      <category>Kultura</category>
      <itunes:duration>7:48</itunes:duration>
      <pubDate>Sun, 15 Nov 2026 19:10:00 +0100</pubDate>
      <description>Przez cztery dekady mistrz cofał wskazówki o trzy minuty. Wiedzieli o tym wszyscy prócz urzędu.</description>
      <content:encoded><![CDATA[
        <p>Zegar na wieży ratusza spóźniał się o trzy minuty, odkąd ktokolwiek pamięta. Turyści robili mu zdjęcia i sprawdzali godzinę w telefonach, miejscowi wzruszali ramionami. Dopiero gdy stary zegarmistrz przeszedł na emeryturę, a urząd ogłosił przetarg na naprawę, okazało się, że zegar jest w doskonałym stanie. Spóźniał się, bo tak miało być.</p>
        <p>Sprawa zaczęła się w latach osiemdziesiątych. Ostatni wieczorny autobus odjeżdżał z rynku punktualnie o dziesiątej i równie punktualnie uciekał robotnikom z drugiej zmiany. Kierowca nie mógł czekać, ale miał obowiązek ruszać według zegara na ratuszu. Zegarmistrz, poproszony o radę, cofnął wskazówki o trzy minuty i nikomu o tym nie powiedział. To znaczy: powiedział wszystkim, tylko nie w urzędzie.</p>
        <p>Fabryki od dawna nie ma, autobus jeździ według innego rozkładu, a trzy minuty zostały. Weszły do miejscowej mowy: kto się spóźnia, ten przychodzi „na ratusz”. W kawiarni pod arkadami kelnerzy doliczają je do czasu oczekiwania na szarlotkę.</p>
        <p>Radni głosowali w tej sprawie w zeszły czwartek. Jednogłośnie postanowili zegara nie ruszać, a do uchwały dopisali, że obrady uważa się za otwarte o godzinie wskazywanej przez wieżę. Nikt się nie spóźnił.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Na zamarzniętym jeziorze o wyniku partii decydują skarpety</title>
      <link>https://news.example.org/pl/szachy-na-lodzie</link>
      <guid isPermaLink="false">pl/szachy-na-lodzie</guid>
      <dc:creator>Aneta Borowiec</dc:creator>
      <category>Sport</category>
      <pubDate>Sat, 14 Nov 2026 13:30:00 +0100</pubDate>
      <description>Sześćdziesięcioro czworo graczy, sześćdziesiąt cztery pola i dziewięć stopni mrozu.</description>
      <content:encoded><![CDATA[
        <p>Figury są wielkości baniek na mleko, szachownicę namalowano na lodzie sokiem z buraków, a zawodnikom nie wolno siadać. To jedyne zasady, jakie turniej na jeziorze dodaje do zwykłych szachów. Zmieniają wszystko.</p>
        <p>Przy dziewięciu stopniach mrozu nikt nie rozmyśla nad gońcem przez dwadzieścia minut. Partie, które w sali trwałyby cztery godziny, tutaj kończą się po godzinie. Gracze krążą wokół szachownicy, żeby się rozgrzać, więc własną pozycję częściej oglądają oczami przeciwnika niż własnymi. Kilkoro przyznało, że wyleczyło ich to z błędów, z którymi nie poradził sobie żaden trener.</p>
        <p>Faworyt, student matematyki, odpadł w drugiej rundzie. Ograł go rybak, który nauczył się grać z radia. Nazw otwarć nie znał, znał za to lód: ciężkie figury wyprowadził wcześnie, póki się jeszcze ślizgały, a figury rywala zdążyły przymarznąć.</p>
        <p>Finał zakończył się remisem. O zmierzchu przez jezioro z hukiem tłuczonego talerza przebiegło pęknięcie, a sędzia, z zawodu strażnik wodny, ogłosił, że szachownica jest zamknięta. Oboje finalistów zeszło na brzeg jako zwycięzcy. Główną nagrodę, parę wełnianych skarpet, podzielili między siebie po połowie.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Miasteczko zdjęło znaki drogowe i zaczęło się kłaniać</title>
      <link>https://news.example.org/pl/miasteczko-bez-znakow</link>
      <guid isPermaLink="false">pl/miasteczko-bez-znakow</guid>
      <dc:creator>Hanna Wolska</dc:creator>
      <category>Świat</category>
      <pubDate>Wed, 11 Nov 2026 07:25:00 +0100</pubDate>
      <description>Próba miała potrwać tydzień. Po roku nikt nie chce wracać do świateł.</description>
      <content:encoded><![CDATA[
        <p>Zaczęło się od wichury, która w jedną noc przewróciła wszystkie znaki w śródmieściu i zerwała kable sygnalizacji. Nowe miały przyjechać za tydzień. Przez ten tydzień burmistrz kazał postawić na wjeździe jedną tablicę: „Znaków nie ma. Prosimy się rozglądać”.</p>
        <p>Pierwszego dnia ruch niemal zamarł, drugiego zrobiło się głośno, a trzeciego stało się coś dziwnego: kierowcy zaczęli opuszczać szyby i kiwać sobie głowami. Piesi podnosili rękę, rowerzyści dziękowali. Policjant, którego skierowano na rynek, po dwóch godzinach poszedł na kawę, bo – jak napisał w notatce – wyłącznie przeszkadzał.</p>
        <p>Od tamtej pory minął rok. Stłuczek jest o połowę mniej, poważnego wypadku nie było wcale, a przejazd przez centrum trwa przeciętnie czterdzieści sekund dłużej. Inżynierowie ruchu, którzy przyjeżdżają tu z coraz dalszych stron, przestrzegają przed prostymi wnioskami: to, co działa na trzech ulicach i jednym rynku, nie musi się udać w wielkim mieście.</p>
        <p>Znaki w końcu przyjechały i leżą w magazynie straży pożarnej, jeszcze w folii. Na sesji rady padł pomysł, żeby je sprzedać. Sprzeciwił się tylko dyrektor szkoły, który poprosił o dwa, najlepiej okrągłe. Dzieci muszą przecież wiedzieć, jak wyglądają.</p>
      ]]></content:encoded>
    </item>
    <item>
      <title>Wieś przechowuje lato w zbiorniku z solą</title>
      <link>https://news.example.org/pl/lato-w-soli</link>
      <guid isPermaLink="false">pl/lato-w-soli</guid>
      <dc:creator>Joanna Kępińska</dc:creator>
      <category>Nauka</category>
      <pubDate>Tue, 10 Nov 2026 14:05:00 +0100</pubDate>
      <description>Ciepło zmagazynowane w lipcu ogrzewa w listopadzie szkołę, przynajmniej do wpół do trzeciej.</description>
      <content:encoded><![CDATA[
        <p>Za wiejską szkołą stoi stalowy zbiornik wysoki jak sala gimnastyczna i otulony czymś, co wygląda jak kołdra. W środku jest dziewięćset ton soli. W lipcu suszono ją ciepłem z dachów połowy wsi. Teraz, w listopadzie, wpuszcza się do niej po trochu parę wodną: sól chłonie wilgoć, oddaje ciepło, a kaloryfery w klasach robią się gorące.</p>
        <p>Sama chemia jest stara, korzystają z niej choćby ogrzewacze do rękawiczek. Kłopot w tym, że sól się zbryla. Po kilku cyklach zamienia się w skałę, przez którą para już nie przejdzie. Rozwiązanie inżynierowie znaleźli w piekarni, dokąd poszli na drugie śniadanie: mieszają sól z dmuchanym ziarnem, dzięki czemu pozostaje pulchna jak chrupkie pieczywo.</p>
        <p>Zbiornik ma za sobą trzydzieści cykli i nadal się nie zbrylił. Podczas czekania nie traci prawie nic, bo sucha sól jest po prostu sucha i nie musi być przy tym ciepła. Jego słabością jest powolność. W największe mrozy nie nadąża z oddawaniem ciepła, więc po wpół do trzeciej woźny rozpala stary kocioł.</p>
        <p>Uczniowie namalowali na kołdrze podziałkę, która pokazuje, ile lata jeszcze zostało. W poniedziałek strzałka wskazywała drugi tydzień lipca.</p>
      ]]></content:encoded>
    </item>
  </channel>
</rss>

"""#
}
