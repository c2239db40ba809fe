import type { Clues } from './types';

export const clues: Clues = {
  me: 'ik, k, kheb, kben, kwil, mij, me, mn, mijn, mezelf, mijzelf, ons, onze, wij, we',
  loved:
    'zoon*, zn, dochter*, kind*, jongen*, meisje*, vriend*, vriendin*, bff, maat, zus*, zusje, broer*, broertje, neef*, nicht*, leerling*, klasgeno*, hij, zij, ze, hem, haar, zn, puber, kleine, \\d+ jaar',
  adult:
    'vader*, pa, papa*, pap, moeder*, ma, mama*, mam, ouders*, stief*, oom*, tante*, opa*, oma*, leraar*, lerares*, docent*, meester, juf, bijles*, tutor*, trainer*, coach*, man, mannen, kerel, gast, vent, iemand, volwassen*, vreemde*, vriend, vriendje, ex, broer*, neef*, buur*, hij, zij, ze, familie, oppas',
  victim:
    'me, mij, ons, hem, haar, mijn (broer*|zus*|moeder|gezicht|arm*|been|benen|haar|billen|borst*|dij*|lijf|lichaam|telefoon|laptop|zoon|dochter|kind*), mn (broer*|zus*|moeder|gezicht|arm*|been|benen|haar|kont|dij*|lijf|telefoon|laptop)',
  nobody: 'niemand, geen (mens|hond)',
  no: 'niet, nie, niets, niks, nooit, geen, gin, niemand, zonder, nauwelijks, amper, bijna, stop*, weiger*, gestopt, hoeft, ni',
  want: 'wil, wilt, wilde, willen, wou, wens*, denk* (aan|erover|er|eraan|over), hoop, hoopte, liever, zin, van plan, plan*, wens, zou willen, zoek, googel*, verlang*, droom*',
  live: 'lev*, leef*, leven, wakker worden, wakker word, wakker, besta*, (er|hier) (meer )?(te )?(zijn|zijn), er (niet )?meer zijn, er niet zijn, geboren, (deze|op) wereld, doorgaan(?! met)*, verder(?! (met|in))(?= ($|zo|hoeft|leven)), morgen meemak*',
  die: 'dood*, doodga*, sterv*, sterf*, gestorven, zelfmoord*, suicid*, van kant maken, (maak*|maken) … (van kant|een eind aan)*, einde? aan (mijn|mn|zijn|haar|me|het) leven*, (mezelf|zich|zichzelf|me) … ophang*, verhang*, verdrink*, verdron*, inslapen en nooit*, (nooit|niet) meer wakker worden, onder de grond, eruit stap*, eruit te stap*, uit het leven',
  gone: 'zonder mij, (als|toen) … (weg ben|weg was|weg zou|er niet meer (ben|was)|dood ben|dood was|verdwijn*|verdwen*)*, verdwijn*, verdwen*, er niet meer (ben|was|zou zijn|zijn)*, niet meer (naar huis|thuis) kom*, niet (naar huis|thuis) kom*',
  matter: 'miss*, mis, merk*, opval*, opmerk*, kan (het )?schelen, huil*, verdriet*, geven om, geeft om, om me geven',
  better: 'beter*, gelukkig*, opgelucht, blij*, makkelijker, fijner',
  tired:
    'moe van, zat, klaar met, (geen|gin) … (kracht|zin|energie|puf|trek)*, trek … niet, kan … niet meer aan, hou* … niet (meer )?vol, houd … niet vol, ben … beu, beu, op van',
  point: 'zin, nut, waarom, waarvoor, reden, doel, wat heeft het',
  deserve: 'verdien*, waard',
  selfHarm:
    'zelfbeschadig*, automutil*, (snij*|kras*|brand*|verwond*) (mezelf|mijzelf|me|zichzelf|haarzelf|zich)*, (mezelf|zichzelf|mijzelf) … (snij*|gesneden|pijn doe*|pijn te doe*|pijn gedaan|verwond*|brand*), doe* (mezelf|zichzelf|mijzelf) *',
  cut: 'snij*, snee*, sneed, gesneden, kras*, gekras*, brand*, verwond*, litteken*, bloed*, pijn doe*, pijn gedaan, bonk*, wonden, blauwe plek*',
  skin: 'arm*, onderarm*, pols*, been, benen, dij*, huid, mouw*, buik',
  self: 'mezelf, mijzelf, zichzelf, haarzelf, mzelf',
  blade:
    '(een|keuken|het|zn|haar) ?mes, messen, mesje*, scheermes*, schaar, aansteker*, touw*, strop*, riem, naald*, pistool, wapen, gif, bleek*, puntenslijper*, een passer',
  hide: 'verstop*, verberg*, geheim, onder (haar|zijn|mijn|me|mn|het)*, kussen, bed, badkamer, la, kamer, gevonden, nek, opgesloten, tas',
  take: 'geslikt, slik*, ingenomen, genomen, neem*, gepakt, gegeten, gedronken, op, inneem*',
  much: 'veel*, hele, heel, alle, doos*, strip*, hand ?vol, pot, fles, [1-9]\\d, hoeveel, genoeg, hoop, boel, rest',
  pills:
    'pil, pillen, pilletje*, tablet*, slaappil*, slaaptablet*, paracetamol*, ibuprofen*, aspirin*, medicijn*, antidepress*, pijnstiller*, xanax, oxazepam',
  heights: 'dak*, brug*, balkon*, raam, trein*, spoor, rails, metro*, auto, flat, gebouw*, klif, perron, vrachtwagen',
  jump: 'spring*, sprong, gesprongen, gooi*, stap*, val*, voor (de|een)*, van (de|het|een)*, uit het, sta*, stond, naar beneden, liggen',
  bye: 'afscheid*, vaarwel*, doei (allemaal|voor altijd|iedereen)*, (geeft|gaf|geef) … weg, weggegeven, weggeeft, brief* (voor|aan) (iedereen|mijn|mn|me)*, laatste (bericht|woord)*, testament',
  end: 'stop*, ophoud*, hou* op, voorbij, einde, eindig*, rust, klaar',
  all: 'alles, het allemaal, allemaal, pijn, het leven, mijn leven, mn leven, leven, niks meer, gedachten',
  easy: 'pijnloos*, pijnloze, zonder pijn, snel*, makkelijk*, manier*, methode*, doet het pijn, hoe lang duurt',
  hit: 'sla, slaat, sloeg, slaan, geslagen, mep*, klap*(?! (in|uit|dicht))*, stomp*, schop*, trap*, knijp*, wurg*, duw*, mishandel*, tik op*, pak slaag, riem, gewelddadig, trekt … haren, aframmel*, in elkaar *',
  touch:
    'aanraak*, raak* … aan, aangeraakt, aan te raken, zit* … aan (me|mij|mn|mijn|haar|hem), aan (me|mij|mn) (zit|zitten|gezeten), betast*, betas*, zoen*, kus*, gekust, verkracht*, misbruik*, aanrand*, streel*, streelt, uitkled*, kleed* … uit, naakt*, (hand|handen) … (op|onder|tussen|in) (mijn|mn|me|haar)*, schoot, intiem*, seksue*, lastig ?val*, knuffel*',
  bed: '(op|in|naar) (mijn|mn|me|onze) (kamer|slaapkamer|bed), bij (me|mij) in bed, (stuur*|app*|schrij*|bel*|bericht*) … (snachts|s nachts|midden in de nacht|savonds laat|om middernacht), komt … (kamer|bed), onder de douche, als ik (douche|slaap)',
  ask: 'vraag*, vroeg, gevraagd, stuur*, sturen, wil, wilde, dwing*, moet, eis*, smeek*, laat me, zeurt',
  pics: 'foto*, naakt*, nudes?, filmpje*, video*, cam, camera, webcam, selfie*, lichaam, lijf, bloot*, voeten',
  leak: 'verspreid*, post*, online zet*, zet* … online, doorstuur*, lek*, leak*, rondstuur*, (stuur*|zien) … (iedereen|hele)*',
  nude: 'naakt*, nudes?, bloot*, uitkled*, kleed* … uit, lichaam, lijf, ondergoed, bh, dickpic*, kleren uit, shirt uit',
  threat:
    'dreig*, bedreig*, chanteer*, chantage*, afpers*, anders (doet|gaat|vermoord|stuurt)*, vermoord* (me|mij|ons)*, (me|mij) (iets aan|wat aan) doe*, pijn doen als',
  secret:
    'ons geheim*, is een geheim, geheimpje, niemand (vertel|zeg)*, (aan niemand|tegen niemand) *, niet (vertel|doorvertel|verder vertel)*, niet tegen (mijn|mn|me)*, tussen ons, zonder dat (mijn|mn) ouders*, (berichten|chat*|appjes) (verwijder|wissen|wis)*, deur op slot',
  lock: 'sluit* (me|mij|ons|hem|haar)* op*, opgesloten, opsluit*, zet* … (uit huis|buiten|eruit|op straat), (schop*|gooi*|trap*|smijt*) (me|mij|hem|haar) *(eruit|uit huis|buiten)*, uit huis gezet, uit huis, geen eten (krijg|geven|geeft|meer)*, zonder eten naar bed, buiten ?gesloten, niet (mag|laten|laat) eten',
  shout:
    'schreeuw*, gilt, gillen, scheld*, uitscheld*, (noemt|noemen) (me|mij) *, zegt dat ik (dom|niks|een mislukk|waardeloos|dik|lelijk|niks waard)*, vernedert*, verneder*, dronken, zuipt, gooit … (met|naar|tegen|kapot), smijt*, kapot ?gemaakt*, kleineer*, flipt, door het lint, tier*, woedend',
  regret:
    '(spijt|wenst*|wou|wilde|had*) … (me gekregen|mij gekregen|nooit geboren|gekregen had|gehad|aborte|gehouden|bestond)*, nooit (gewild|kinderen)*, ongewenst*, schaamt zich voor me*, schaamt zich voor mij, een fout(je)? was*, ongelukje',
  online: 'discord, snap*, insta*, tiktok, telegram, internet, online (leren|ontmoet)*, roblox, groepsapp, via een app',
  bully:
    'pest, pesten, gepest*, pester*, pestkop*, uitlach*, lach* … uit, uitgelachen, buitensluit*, buitengesloten, sluiten me buiten, uitsluit*, (negeren|negeert|genegeerd) … (me|mij|hem|haar|door), uitschelden, schelden me*, (maken|maakt) (me|mij|hem|haar) belachelijk, geen vrienden, cyberpest*, roddel*, haten me, haat me, haten mij, treiter*, getreiterd, moet(en)? me (hebben|van kant)*, dat ik (dood|mezelf|mij|me) *, ga dood, maak jezelf*, spullen afpak*, uitgescholden',
  afraid: 'bang*, angst*, durf* (niet|nie|ni), doodsbang, schrik, vrees*, paniek',
  home: 'huis, thuis, rapport*, (mijn|mn|me|van mijn|voor mijn) (vader|pa|papa|moeder|ma|mama|ouders|stief*|oom|broer|trainer|tutor|docent|vriend|ex), voor hem, voor haar, naar school, school',
  eat: 'eet*, eten, gegeten, at, hap, maaltijd*, voedsel',
  sleep: 'slaap*, slapen, slaapt, geslapen, sliep',
  speak: 'praat*, praten, (niemand) (zien|spreken)*, zien, vrienden, zegt',
  out: '(haar|zijn|zn|mijn|mn|me|de|der) kamer, (uit|uit zn|uit haar|uit zijn) bed, bed uit, kamer uit, naar school, buiten, opstaan, huis uit',
  vomit:
    'kots*, overgeef*, overgeven, braak*, braken, spug*, spuug*, vinger* … keel, laxeer*, calorie*, uithonger*, honger*, anorex*, boulimi*, eetbui*, kilo* (kwijt|afgevallen)*, afgevallen',
  meal: 'eten, eet, maaltijd*, expres, mezelf, zichzelf, dik, dun, kilo*, kg, tel*, na het, afvall*, me, mn, keel',
  panic:
    'paniek*, paniekaanval*, angstaanval*, hypervent*, tril*, flauw ?(val|gevallen)*, val flauw, zenuwinzinking*, inzinking*, instort*, stort in, hartaanval, (denk|gevoel|lijkt) … (doodga|dood ga|gek word|stik)*, stik*, burn ?out, breakdown*',
  breathe: 'adem*, lucht, ademhal*',
  cry: 'huil*, gehuild, jank*, tranen, snik*',
  long: 'dag*, dagen, week*, weken, maand*, altijd, steeds, hele (tijd|dag|nacht)*, sinds, elke (nacht|dag|avond|ochtend|keer|toets)*, iedere, nacht*, al, alleen maar, constant, niet meer, meer, weer, nog maar, de hele, sochtends, bijna',
  low: 'hopeloos*, waardeloos*, (ben|voel|voelt|voelen|zijn|was|is) ((me |mij |zo |een |gewoon |echt |helemaal |alleen maar |te |zich |maar )+)?(nutteloos|leeg|alleen|eenzaam*|kapot|mislukk*|lelijk|dik|dom|niks waard|niets waard|waardeloos|verloren|stuk|tot last|niks)(?! (online|na|maar|beschikbaar|voor))*, haat (mezelf|mijzelf|mijn leven|mn leven|me leven|mijn lichaam|mn lijf|zichzelf|alles), niet goed genoeg, nooit goed genoeg, geen toekomst, geen uitweg, geen hoop, kan niet meer, kan nie meer, kan ni meer, trek het niet*, trek dit niet*, zie het niet meer zitten, zie ik het niet meer*, niet meer zitten, depressi*, depri, wanhop*, ten einde raad, nergens (meer )?zin in, hoeft (het )?(allemaal )?niet meer, (allemaal )?niet meer hoeft, tot last, geef (het )?op, mislukkeling*, overprikkeld, burn ?out, van binnen dood',
};
