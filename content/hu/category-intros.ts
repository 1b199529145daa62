import type { Category } from "#api/categories.ts";

export const categoryIntros: Record<Category, string> = {
  uncategorized:
    "Vegyes történetek és apró megfigyelések Peruról: bejegyzések, amelyek egyik témába sem fértek bele.",
  Education:
    "Iskolák, nyelvtanfolyamok és múzeumok: hol és hogyan lehet Peruban tanulni, és mit tanít maga az ország.",
  Discovery: "Városok, hegyi utak és ritkán látott zugok: hová érdemes elindulni Peruban, és mi vár ott.",
  Gastronomy: "Ceviche, lomo saltado és piaci reggelik: mit érdemes megkóstolni Peruban, hol és mikor.",
  Agreculture:
    "Teraszok, burgonyafajták, kávé és kakaó: hogyan művelik a földet Peruban a tengerparttól az esőerdőig.",
  Entertainment: "Ünnepek, esték és szabad délutánok: mivel telik jól az idő Peruban két látnivaló között.",
  Music: "Charango, cajón, marinera és chicha: mit hallgatnak Peruban, és hol lehet élőben is meghallgatni.",
  Art: "Szőttesek, kerámia, templomok és mai falfestmények: művészet Peruban a régi kultúráktól napjainkig.",
  Business: "Piacok, kisvállalkozások és hétköznapi szokások: hogyan dolgoznak és kereskednek Peruban.",
  Investment:
    "Mennyit ér a sol, mi drágul, és mibe teszik a pénzüket Peruban: közérthetően, befektetési tanácsok nélkül.",
  Fashions:
    "Alpakagyapjú, hímzett szoknyák és limai tervezők: mit viselnek Peruban, és mit érdemes hazavinni.",
  Sports:
    "Foci, szörf, hegymászás és futás a magasban: mit sportolnak Peruban, és mibe szállhatnak be az utazók is.",
  Sciense: "Régészet, csillagos ég és élővilág: mit kutatnak Peruban, és mi derült ki az utóbbi időben.",
  Wheather:
    "Esős és száraz évszak, parti köd és El Niño: milyen idő vár Peruban, és hogyan érdemes rá készülni.",
};
