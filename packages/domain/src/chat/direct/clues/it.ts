import type { Clues } from './types';

export const clues: Clues = {
  me: 'io, mi, me, m, mia, mio, miei, mie, noi, ci, sono, ho, voglio, vorrei, non ce la faccio, *armi, *ermi, *irmi, *andomi, *endomi, faccio',
  loved:
    'figli[oa]*, bambin[oa], ragazz[oa], amic[oa]*, miglior*, sorell[ae]*, fratell*, cugin[oa]*, alunn[oa]*, student*, compagn[oa]*, nipote, piccol[oa], lui, lei, fidanzat*, \\d+ anni, tip[oa]',
  adult:
    'padre*, papa*, babbo, madre*, mamma*, genitori, patrigno, matrigna, compagno di mia madre, zi[oa], nonn[oa]*, prof*, professor*, maestr[oa], insegnant*, tutor*, allenator*, coach, mister, uomo, signor*, tizio, tipo, uno, adult[oa], sconosciut*, qualcuno, ragazzo, ex, fratell*, cugin[oa], vicin[oa], lui, lei, famiglia, marito, don, fidanzato',
  victim:
    'mi, m, ci, me, (lo|la|li) (picchi|mena|tocc|schiaff|colpis|prende a)*, (nostr|su)[oa]* figli[oa]*, nostr* (figli|bambin)*, mi[ao] (sorella|fratello|madre|mamma|figli*|corpo|faccia|braccio|gamba|testa|telefono|coscia|schiena|sedere|seno), miei (capelli|figli|fratelli), mie (gambe|cosce), *armi, *ermi, *irmi',
  nobody: 'nessuno, a nessuno, ness1',
  no: 'non, nn, n, mai, nessun*, niente, nulla, senza, piu, smess*, smett*, rifiut*, quasi, a malapena, neanche, nemmeno',
  want: 'voglio, vogli*, vuole, vuol, vorr*, voluto, desider[oai], spero, speri*, magari, prefer*, pens* (di|a|al|alla|che), penso, sogno, piuttosto, meglio, progett*, sto per, ho intenzione, cerco, vado a, potessi',
  live: 'viv*, vita, svegli*, esist*, andare avanti, (stare|essere) (al mondo|qui|vivo|viva), nat[oa], nascere, questo mondo, domani mattina, continuar*(?! (con|il|la|le|a))',
  die: 'mor*, muoi*, mort[oaie]*, uccid*, ammazz*, suicid*, impicc*, anneg*, toglier* la vita, togli* la vita, farla finita, finirla, farmi fuori, (addormentar*|dormire) … (non|mai|piu|sempre), sotto terra, sottoterra, crepare, crepo',
  gone: 'senza di me, spari*, scompar*, (se|quando) … (non ci fossi|non ci sono|non ci saro|me ne andassi|me ne vado|muoio|morissi|fossi mort*), non ci fossi, non ci saro, non (torno|tornare) a casa, non esserci, essere di troppo, di troppo',
  matter: 'manch*, mancher*, accorg*, noter*, import*, piang*, trist*, dispiac*, preoccup*, cerch*',
  better: 'megli*, felic*, sollev*, tranquill*, content*, piu facile',
  tired:
    'stanc[oa] (di|della|del), stuf[oa] (di|della), non (reggo|sopporto|ce la faccio) *, non ho (piu )?(forza|forze|voglia|energia)*, senza (forze|piu voglia)*, sfinit[oa] da, basta (con|di), non c la faccio, c la faccio piu, ce la faccio piu',
  point: 'senso, perche, serve, motivo, scopo, ragione, vale la pena, a che (serve|pro)',
  deserve: 'merit*, degn[oa]',
  selfHarm:
    'autolesion*, (mi|si) (taglio|taglia|taglia*|graffi|brucio|brucia|ferisc)(?! (i capelli|la connessione|fuori))*, (mi|si) (faccio|fa) (del |di )?male, farmi (del )?male, (mi|si) (ammazz|uccid|impicc|suicid)*',
  cut: 'tagli*, graffi*, bruci*, ferisc*, ferit*, cicatric*, segni, sangu*, lividi, male, sbatt* … (testa|muro)',
  skin: 'bracci*, avambracc*, pols[oi]*, vene, gamb*, cosc*, pelle, manich*',
  self: 'me stess[oa], se stess[oa]',
  blade:
    'lam[ae], lamett[ae]*, rasoi*, coltell*, forbici, accendin*, corda, cintura, cutter, taglierin*, pistola, arma, veleno, candeggina, compasso, temperino',
  hide: 'nascond*, nascost*, sotto*, cuscino, letto, bagno, cassetto, camera, trovat*, segret*, collo, chius[oa]',
  take: 'preso, prend*, ingoi*, inghiott*, mandato giu, bevuto, ingerit*, buttato giu, assunto, mangiato',
  much: 'sacco, molt[ei], tant[ei], troppe, scatola, blister, tutt[ei]*, mucchio, manciata, boccetta, [1-9]\\d, quant[ei], abbastanza, intera, pieno, un casino, un botto',
  pills:
    'pillol*, pastigli*, compress*, medicin*, farmac*, sonnifer*, paracetamol*, tachipirin*, ibuprofen*, moment, antidepress*, ansiolitic*, xanax, gocce, aspirin*',
  heights:
    'pont*, tett*, balcon*, finestr*, tren*, metro, binar*, palazz*, macchin*, precipiz*, terrazz*, dirupo, auto',
  jump: 'butt*, salt*, gett*, lanci*, sotto (un|il|a)*, di sotto, davanti (a|al)*, nel vuoto, cadere, guard* giu',
  bye: 'addio*, lettera (d|di) addio*, lettere (a|per) tutti*, biglietto d*, salut* tutti per sempre*, regal* (via )?(tutt|le sue|la sua|le mie)*, ultimo messaggio, testamento, dice addio',
  end: 'finisc*, finit*, smett*, ferm*, fine, bast*, passi, cess*',
  all: 'tutto, dolore*, soffr*, sofferenz*, la vita, mia vita, niente, nulla, questa vita, incubo, pensieri',
  easy: 'indolor*, senza (dolore|soffrire)*, veloc*, rapid*, facil*, modo*, metod*, fa male, quanto ci (vuole|mette)*',
  hit: 'picchi*, mena*, menar*, schiaff*, botte, cinghiat*, cintura*, pugn*, calci*(?! a 5)*, prend* a (calci|pugni|schiaffi|botte), sberl*, ceffon*, strangol*, strozz*, spint*, maltratt*, tira* (i capelli|uno schiaffo)*, alza (le|le sue) mani, violent*, bastonat*, colpisc*',
  touch:
    'tocc[ah]*(?! (il tema|argoment))*, toccat*, toccar*, palp*, baci[ao]*, baciat*, abus*, violent(at|a mi)*, stupr*, molest*, accarezz*, spogli*, nud[oa], sedere (sulle|in braccio)*, in braccio, (man[oi]) … (addosso|cosc*|gamb*|sotto|sul|tra le), mette le mani*, sesso, intim*, sessual*',
  bed: '(in|nella|nel|vicino al) (mia |mio )?(camera mia|mia camera|mia stanza|mio letto), viene … (camera|letto|stanza), entra … (camera|letto|stanza), (scriv*|mand*|chiam*) … (di notte|la notte|a mezzanotte|tardi la sera), mentre (mi faccio|sono in) doccia*',
  ask: 'chied*, chiest*, mand*, invi*, vuole, voleva, obblig*, costring*, costrett*, insist*, far*, pretend*, dice di',
  pics: 'foto*, nud[eioa]*, video*, camera, cam, webcam, selfie*, intim*, corpo, immagin*, piedi',
  leak: 'pubblic*, diffond*, divulg*, (mandar*|mostr*|girar*|invia*|veder*) … (a tutti|in giro)*, post(are|arle|arla)*, in rete, online',
  nude: 'nud[eoai]*, intim*, corpo, spogli*, mutand*, reggiseno, senza (vestiti|maglietta)*, tett[ae]',
  threat:
    'minacc*, ricatt*, estors*, (mi|ci) (ammazza|uccide|picchia se)*, altrimenti (mi|lo|dice|far)*, fara del male a*',
  secret:
    'nostro segreto, e un segreto, segreto tra*, non (dirlo|dire|dica|raccontar|dirlo a|lo dica)*, a nessuno, tra noi, senza che i miei*, senza dirlo*, cancell* (i messaggi|la chat|le chat|tutto)*, chiud* (la porta )?a chiave',
  lock: 'chiud* (in camera|a chiave|dentro|fuori)*, butt* fuori*, caccia* (di|fuori|da) *, cacciat[oa] (di|da|fuori), sbatt* fuori*, senza (cena|mangiare|cibo)*, non mi (da|fa|danno) (da )?(mangiare|cena)*, mi toglie il cibo, rinchiu*',
  shout:
    'url[ao]*, grid[ao]*, insult*, (mi|ci) (dice|chiama|dicono|da della|da del) … (stupid|inutil|idiot|fallit|ciccion|brutt|vergogna|scem|nullita|cretin|deficient|schifo)*, umili*, ubriac*, lanci* (cose|piatti|oggetti|tutto)*, spacc* (tutto|il mio|la mia)*, rotto il mio*, sclera*, da di matto*, sfuria*, disprezz*',
  regret:
    '(pent*|vorrebb*|dovev*|avrebb*|rimpian*|meglio se) … (avermi|nat|avuta|avuto|abort|fatta|fatto|nascere)*, non (mi|ti) (ha|hanno|avrebb)* (mai )?(volut)*, non dovevo nascere, si vergogna di me, vergognano di me, rinneg*, uno sbaglio',
  online: 'discord, snap*, insta*, tiktok, telegram, internet, conosciut* (su|online|in)*, roblox, in rete',
  bully:
    'bulli, bullo, bullismo, bullizz*, (mi|lo|la|ci) prend* … in giro, pres[oaie] in giro, deris*, deridono, ridono (di|tutti)*, (mi|lo|la|li) … esclu*, esclus[oa] (da|dal|dai|dalla), (mi|lo|la|gli) ignor*, isol*, emargin*, (mi|lo|la|ci) … insult*, cyber ?bull*, nessun amico, nessuna amica, senza amici, non ho amici, mi odiano, odiano tutti, perseguit*, sfott*, spinton*, voci su di me, di (ammazzarmi|uccidermi|morire)*, ammazzati, muori, botte dai compagni, prese in giro, body ?sham*',
  afraid: 'paura, spavent*, terror*, terrorizz*, tem[eo], ansia di, angosci*',
  home: 'casa, pagella*, (mi[ao]|miei|di mio|dei miei) (padre|papa|babbo|madre|mamma|genitori|zio|fratello|prof*|tutor|allenatore|ragazzo|patrigno|ex), mio, di lui, tornar*, andare a scuola',
  eat: 'mangi*, cena*, cibo, tocc* cibo, pasto, pranz*, boccone',
  sleep: 'dorm*, dorme, sonno',
  speak: 'parl*, veder* nessuno, vede nessuno, esce, amici',
  out: 'esc* (di|da|dal)*, usc* (di|da|dal)*, alz* (dal|da)*, si alza, (dal|dalla) (letto|camera|stanza), andare a scuola, chius[oa] in (camera|casa)*',
  vomit:
    'vomit*, rimett*, due dita in gola, dita in gola, lassativ*, digiun*, calorie*, abbuff*, anoress*, bulimi*, pers[oi] \\d+ (kg|chili)',
  meal: 'mangi*, pasto, pasti, cena*, pranzo, apposta, cont*, chil[io]*, kg, grass[oa]*, magr[oa]*, dopo, mi, peso, tutto',
  panic:
    'panico, attacc* (di|d) (panico|ansia)*, crisi (di|d) (panico|ansia|pianto|nervi)*, ansia*, trem[oai]*, svengo, svenut*, svenire, iperventil*, tachicard*, infart*, crollo*, esaurit*, esauriment*, (sto|di) (morire|impazzire|impazzendo|morendo|svenire), burnout, impazz*',
  breathe: 'respir*, aria, fiato, soffoc*',
  cry: 'piang*, piant*, lacrim*, singhiozz*',
  long: 'giorn*, settiman*, mes[ei], sempre, tutto il (giorno|tempo)*, da (giorni|settimane|mesi|quando)*, dopo*, ogni (notte|sera|giorno|mattina|volta)*, tutt[ei] (le|i) (notti|sere|giorni|mattine)*, nott[ei], continuamente, in continuazione, piu, quasi, solo, di nuovo, ancora',
  low: 'senza speranza*, sono ((solo |un |una |cosi |proprio |davvero |inutile )+)?(inutil*|peso|fallit*|falliment*|schifo|rott[oa]|nullita|fardello|nessuno|disperat[oa]), disperat*, (sento|sentirmi|sente|essere|sia) ((un |una |uno |cosi |proprio |solo |davvero |completamente |troppo |tutta |tutto )+)?(inutil*|vuot[oa]*|sol[oa]|fallit*|falliment*|schifo|brutt[oa]|grass[oa]|rott[oa]|pers[oa]|nullita|stupid[oa]|nessuno|niente|sbagliat[oa])*, non (valgo|servo) *, (odio|odia) (la mia vita|il mio corpo|me stess|vivere|la sua vita)*, mi odio, si odia, (mi )?faccio schifo, non ce la faccio piu, non c la faccio piu, ce la faccio piu, non ne posso piu, non reggo piu, mai abbastanza, non sono abbastanza, senza via (d|di) uscita, via (d|di) uscita, nessun futuro, senza futuro, depress*, toccato il fondo, un peso per*, non ho (piu )?voglia di (niente|nulla), non me ne frega piu*, mi arrendo, crollando, non valgo',
};
