import type { Clues } from './types';

export const clues: Clues = {
  me: 'ich, i, ig, mir, mich, mi, mein*, mei, uns, unser*, hab, bin, kann ned, ma',
  loved:
    'sohn*, bub*, tochter*, kind*, kleine*, junge, madchen, freund*, kumpel, bff, schwester*, bruder*, schuler*, cousin*, nichte, neffe, mitschuler*, er, sie, ihr, ihm, \\d+ jahr*',
  adult:
    'vater*, papa*, papi, dad, mutter*, mama*, mami, mum, eltern*, stief*, onkel*, tante*, opa*, oma*, gross*, lehrer*, tutor*, nachhilfe*, trainer*, coach*, chef, mann*, typ*, kerl*, erwachsene*, jemand, freund, ex, bruder, cousin, nachbar*, betreuer*, pfarrer, er, sie, familie, erzieher*, partner',
  victim:
    'mich, mir, mi, uns, ihn, ihm, mein* (bruder|schwester|mutter|mama|kind*|sohn|tochter|gesicht|arm*|bein*|haar*|po|brust|rucken|handy|laptop|oberschenkel)',
  nobody: 'niemand*, keiner, kein (mensch|schwein)*, niemandem',
  no: 'nicht, nich, nit, ned, net, nimmer, nemme, numm, nix, nichts, nie, niemals, kein*, niemand*, kaum, ohne, nimma',
  want: 'will, wil, wollen, mocht*, mag, mog, wunsch*, wurd*, wollt*, wunscht*, lieber, denk* (dran|daran|an), dachte, uberleg*, plan*, vor(zu|), hoff*, google*, such*, am liebsten, traume',
  live: 'leb, lebe, lebst, lebt, lebte, leben, lebens, lebn, labe, aufwach*, wach* auf, aufzuwach*, weiterleb*, existier*, (da|hier)(zu)? ?sein, (auf der|auf dieser) welt, geboren, weitermach*, morgen erleb*, aufsteh* will, weiter ?zu ?machen',
  die: 'sterb*, tot, tod, stirb*, gestorben, umbring*, bring* … um, umzubring*, umgebracht, selbstmord*, suizid*, todlich*, aufhang*, erhang*, ertrink*, ertrank*, ein(zu)?schlafen und nie*, nie (wieder|mehr) aufwach*, schluss machen mit (allem|dem leben), unter der erde',
  gone: '(weg|fort|tot) (bin|war|ware|bist|sein|war ich|ware ich), (war|ware|bin) (ich )?(einfach )?(weg|fort|tot|nicht mehr da), ohne mich, verschwind*, verschwand*, verschwunden, nicht (mehr )?nach hause komm*, nicht mehr da (bin|war*), mich nicht (mehr )?gab*',
  matter: 'vermiss*, merk*, auffall*, auffallen, interessier*, kummer*, wein*, traurig, fehl*, suchen',
  better: 'besser*, glucklich*, einfacher, leichter, froh*, erleichter*, weniger (sorg|stress)*, egal',
  tired:
    'mude (vom|von), satt, (hab*|kein*) … (kraft|bock|lust|energie|nerv*), kraft mehr, bock mehr, genug (von|vom), die nase voll, halt* … nicht mehr aus, halt* … (nimmer|nicht) aus, schaff* … (nicht|nimmer), pack* … (nicht|nimmer), fuhl* mich am ende',
  point: 'sinn, wozu, grund, wofur, warum, zweck, bringt … nix, bringt … nichts',
  deserve: 'verdien*, wert',
  selfHarm:
    '(ritz*|schneid*|verletz*) (mich|sich|dich)*, (mich|sich) … (ritz*|geritzt|aufgeschnitten), svv, selbst ?verletz*, (bringt|bring|brachte) (sich|mich) um, (nimmt|nehmen|nehme) … das leben',
  cut: 'ritz*, geritzt, schneid(e|et|en|est)?, schnitte*, geschnitten, aufgeschnitten, verletz*, verbrenn*, verbrannt, kratz*, aufkratz*, narben, narbe, blut*, wehtu*, weh tu*, (druck|schlag)* … kopf',
  skin: 'arm*, unterarm*, handgelenk*, puls*, bein*, oberschenkel*, haut, armel*, langarm*, bauch',
  self: 'mich, selbst, selber',
  blade:
    'klinge*, rasierklinge*, messer*, feuerzeug*, strick*, seil*, gurtel*, schere*, spitzer*, nadel*, pistole*, waffe*, gift*, zirkel',
  hide: 'versteck*, heimlich*, unter (dem|ihrem|seinem|meinem)*, kissen, bett*, bad, schublade*, gefunden, eingeschlossen, hals, zimmer, tasche',
  take: 'genommen, nehm*, nimmt, geschluckt, schluck*, gegessen, eingenommen, intus, eingeworfen, trinken, getrunken',
  much: 'viel*, zu viel*, ganz*, alle, haufen, packung*, schachtel*, handvoll, dose, flasche, [1-9]\\d, wie viel*, wieviel*, genug, menge, rest',
  pills:
    'tablette*, pille*, schlaftablette*, schlafmittel*, paracetamol*, ibuprofen*, ibu*, aspirin*, schmerzmittel*, medikament*, antidepress*, medis, xanax, tilidin',
  heights: 'dach*, brucke*, balkon*, fenster*, gleis*, zug, bahn, schiene*, klippe*, auto, hochhaus*, turm',
  jump: 'spring*, gesprungen, werf*, sturz*, (steh*|stand) … (und|uberleg*), lieg*, leg*, lauf*, vor (den|einen|die|ein), vom, aus dem, runter*',
  bye: 'abschied*, lebwohl, leb wohl, machts gut alle*, mach s gut … (alle|fur immer), tschuss (an )?(alle|fur immer|welt), testament, (hat|habe|hab) … verschenkt, letzte (worte|nachricht)',
  end: 'aufhor*, aufhort, hort … auf, vorbei, ende, beend*, schluss, ruhe, stopp*',
  all: 'alles, schmerz*, es alles, mein leben, das leben, dem leben, leben, gedanken, es einfach, das hier, gar nichts, uberhaupt nichts',
  easy: 'schmerzlos*, schmerzfrei*, schnell*, einfach* (art|weg|methode)*, leicht* (art|weg)*, methode*, ohne schmerz*, tut … weh, wie lang* dauer*, am schnellsten',
  hit: 'schlag*, schlaeg*, schlagt, geschlagen, verhau*, (hau|haut) (mich|mir|ihn|ihm|sie|uns|immer|eine*|zu), verprugel*, prugel*, ohrfeig*, watsch*, tritt*, getreten, wurg*, boxt, verdrisch*, zuschlag*, klatscht, misshandel*, packt mich, schubs*, knallt mir, schmiert mir',
  touch:
    'fass* … an, anfass*, angefasst, anzufass*, beruhr*, betatsch*, begrapsch*, grapsch*, gegrapscht, kuss*, gekusst, missbrauch*, vergewaltig*, belastig*, streichel*, (hand|hande|finger) … (auf|an|unter) (mein*|mir), schoss, ausziehen, auszuziehen, nackt, intim*, bedrang*, zwischen die beine',
  bed: 'in (mein|unser|ihr|mei|mi) (zimmer|bett), zu mir ins bett, ins bett zu mir, nachts … zu mir, (schreibt|schreiben|schickt) … (nachts|spat abends|um mitternacht), beim duschen, neben mir schlaf*',
  ask: 'will, wollte, schick*, frag*, verlang*, zwing*, soll, bittet, bettel*, fordert, aufgefordert, schreib*',
  pics: 'bild*, foto*, selfie*, nackt*, video*, kamera*, cam, nudes, korper*, ausziehen, fusse',
  leak: 'veroffentlich*, verschick*, weiterschick*, leak*, rumschick*, rumzeig*, herumzeig*, zeig* … (allen|klasse|schule), schick* … (allen|an alle), ins (netz|internet), hochlad*, poste*',
  nude: 'nackt*, nudes?, auszieh*, auszuzieh*, intim*, korper*, dickpic*, unterwasche, bh, ausgezogen, oben ohne',
  threat:
    'droh*, bedroh*, erpress*, sonst (passiert|bring|tut)*, (bringt|bring|brachte) mich um, mir was antun, tut … weh',
  secret:
    'geheimnis*, niemandem (sagen|erzahl*|was)*, keinem (sagen|erzahl*|was|davon)*, nicht (weiter)?(sagen|erzahlen), unter uns, ohne dass meine eltern*, (chat|nachricht|verlauf)* losch*, tur (ab|zu)schliess*',
  lock: 'sperr* (mich|uns|ihn|sie)*, einsperr*, eingesperrt, aussperr*, schmeiss* (mich|uns|ihn|sie) raus, wirft (mich|uns|ihn|sie) raus, rausschmeiss*, rauswerf*, rausgeworfen, (nichts|nix|kein) zu essen (gib|bekomm|krieg|kriag)*, ohne (abend)?essen ins bett, hausarrest',
  shout:
    '(an)?schrei(t|en|st|e)?, angeschrie*, brull*, beschimpf*, beleidig*, nennt mich (dumm|fett|versager|nichtsnutz|hasslich)*, rast* … aus, ausrast*, ausgerastet, wirft … (nach|gegen), schmeiss* … (nach|gegen), betrunken, besoffen, sauft, terror*, demutig*, flippt … aus',
  regret:
    '(bereu*|wunscht*|wollt*) … (bekommen|geboren|gab*|hatte|geben)*, nie (gewollt|haben wollen|gewunscht)*, hatte mich (nie|lieber|besser|nicht)*, ungewollt*, schamt sich … mich, fehler (war|bin) ich*, abgetrieben*',
  online: 'discord, snap*, insta*, tiktok, telegram, internet, online kennen*, roblox, chat kennen*, im netz',
  bully:
    'mobb*, gemobbt, hansel*, gehanselt, arger* (mich|ihn|sie), auslach*, lach* … aus, ausgelacht, fertig ?(mach|gemacht)*, mach* … fertig, lustig (uber )?(mich|ihn|sie)*, ausgrenz*, ausgegrenzt, ausgeschloss*, ignorier* mich, keine freunde, niemand mag mich, lastern, geruchte*, schikan*, beleidig* mich, verarsch*, cyber ?mobb*, hass(t|en) mich, drangsal*, (soll|solle) (ich )?(mich )?(sterben|umbringen|von der brucke)*, geh sterben, bring dich um',
  afraid: 'angst, furcht*, traue mich nicht, trau mich (nicht|nimmer|ned), panik, schiss, graut',
  home: 'hause, heim, daheim, haus*, zeugnis*, schule, (mein*|vor) (vater|papa|mutter|mama|eltern|bruder|onkel|tutor|lehrer|trainer|freund|stief)*, vor (ihm|ihr|denen), heimgeh*',
  eat: 'ess*, isst, iss, gegessen, essen, nahrung, mahlzeit*',
  sleep: 'schlaf*, schlaft, geschlafen, penn*',
  speak: 'sprich*, sprech*, red*, geredet, (niemanden|keinen) sehen, spricht, freunde treffen, freunden, rausgeh*',
  out: 'zimmer, (aus|ausm|aus dem) (bett|zimmer|haus)*, aufsteh*, steht … auf, in die schule, zur schule, raus*, ins freie',
  vomit:
    'kotz*, gekotzt, erbrech*, erbrochen, ubergeb*, ubergib*, brech*, abfuhrmittel*, finger … hals, hunger* … mich, kalorien*, hungern, bulimi*, magersucht*, abgenommen',
  meal: 'ess*, mahlzeit*, absichtlich, mich, sich, dick, fett, dunn, abnehm*, kilo*, kg, zahl*, fruhstuck*, abendessen',
  panic:
    'panik*, panikattack*, angstattack*, angstzustand*, hyperventil*, zusammenbruch*, umkipp*, kipp* um, ohnmacht*, heulkrampf*, angst zu sterben, herzinfarkt, durchdreh*, nervenzusammenbruch, zitter*',
  breathe: 'luft, atm*, atmen, schnauf*',
  cry: 'wein*, geweint, heul*, geheult, flenn*, tranen, schluchz*',
  long: 'tag*, seit*, woche*, immer, standig, dauernd, nur noch, jede* (nacht|tag|abend|morgen|mal), jeden, nachts, die ganze zeit, nicht mehr, nimmer, wieder, monat*, nacht*, kaum noch, mehr',
  low: 'hoffnungslos*, wertlos*, (bin|fuhl*|sei|ware) ((so |einfach |nur |total |nichts |mich |ganz |eine |ein )+)?(nutzlos|leer|allein*|einsam*|kaputt|last|versager*|dumm|hasslich|fett|wert|verloren|verzweifel*|unnutz|mull|dreck|fertig|schlecht)*, (leer|allein|einsam|wertlos|nutzlos|kaputt|verzweifelt) (fuhl|bin)*, hass* (mich|mein leben|mein korper|mich selbst|sich)*, nicht gut genug, keine zukunft, kein ausweg, keinen ausweg, keine hoffnung, kann nicht mehr, kann nimmer, kann nich mehr, ka?nn* ned mehr, depressiv*, depri*, depression*, verzweifel*, uberfordert, zusammengebroch*, selbstverletz*, zur last, mir alles egal, alles egal, burnout, keiner mag mich, niemand mag mich, aufgegeben, mog nimmer, mag nimmer, ausweglos*, nicht mehr konn*',
};
