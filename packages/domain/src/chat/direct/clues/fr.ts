import type { Clues } from './types';

export const clues: Clues = {
  me: 'je, j, jai, jsuis, jpeux, jpeu, jveux, chui, chuis, suis, vais, veux, me, m, moi, ai, g, jme, mon, ma, mes, nous, on',
  loved:
    'fils, fille*, enfant*, gosse, gamin*, ado*, ami*, pote*, copain*, copine*, bff, soeur*, frere*, petite?, cousin*, eleve*, camarade*, il, elle, lui, niece, neveu, \\d+ ans',
  adult:
    'pere*, papa*, mere*, maman*, daron*, parents*, beau*, belle mere, oncle*, tonton, tante*, grand*, papi*, mamie*, prof*, professeur*, tuteur*, coach*, entraineur*, moniteur*, mec*, homme*, monsieur, type*, gars, adulte*, inconnu*, quelqu*, qqn, petit ami, copain, ex, frere*, cousin*, voisin*, il, elle, ils, famille, mari, conjoint',
  victim:
    'm, me, moi, nous, (le|la|l|les) (frapp|bat|tape|touch|gifl|cogn|tabass|viol)*, (notre|son|mon) (fils|enfant), (notre|sa) fille, mon (frere|corps|visage|bras|fils|ordi|tel|dos|telephone), ma (soeur|mere|fille|jambe|cuisse|joue|tete|poitrine), mes (fesses|cuisses|seins|cheveux|enfants|bras|jambes)',
  nobody: 'personne',
  no: 'pas, plus, pu, jamais, rien, personne, aucun*, sans, arret*, refus*, ne',
  want: 'veux, veut, voudrai*, voulai*, voulais, envie, aimerai*, pens*, reve*, prefer*, souhait*, espere*, plutot, cherche*, compte, prevu*, prevois',
  live: 'vivre, (en|cette|ma|la) vie, vis, vivant*, exist*, reveill*, (etre|suis|sois) la, continu*(?! (les|le|la|avec|a|mon))*, nait*, ne (dans|sur)*, sur terre, en vie, (ce|au) monde, demain',
  die: 'mour*, mort, morte, meurs, meur, crever, creve, tuer, (me|m|se|te) (tu|suicid|pend|noy)*, suicid*, en finir, finir (avec|mes jours)*, (endormir|dormir) … (jamais|plus), sous terre, foutre en l air',
  gone: 'sans moi, dispar*, (si|quand) (je|j) … (plus la|partais|parti|partie|mort|morte|disparai*|meurs), plus la, pas rentrer, (etais|suis|serai*) … plus (la|ici), pas la, si j etais',
  matter:
    'manqu* (a|de)*, remarqu*, apercev*, soucie*, pleur*, triste, inquiet*, regrett*, rendrai* compte, importe*, voir',
  better: 'mieux*, heureux, heureuse, soulage*, tranquil*, content*, plus simple, facile',
  tired:
    'marre (de|d), fatigue* (de|d), plus la force, plus (de )?force*, plus le courage, plus envie, ras le bol (de|d), au bout, epuise* (de|par), lasse? de',
  point: 'sens, quoi (bon|ca)*, raison*, pourquoi, interet, sert a (rien|quoi), a quoi ca sert, utilite',
  deserve: 'merit*, vaux, digne',
  selfHarm:
    'scarifi*, automutil*, (me|m|se|s) (mutil|taillad|entaill|griff|brul)*, (me|se) coupe*(?! (les|la|le|du|au|de l)), (me|se) (fai*|faire) (du mal|saigner), (me|m|se) (tue|bute|suicide|pend|tuer|pendre|suicider|buter)',
  cut: 'scarifi*, coupe*, coupure*, entaill*, brul*, blesse*, griff*, mutil*, cicatrice*, sang, saign*, taillad*, frapp* … (tete|mur)',
  skin: 'bras, avant bras, poignet*, jambe*, cuisse*, veine*, peau, ventre, manche*',
  self: 'moi meme, elle meme, lui meme',
  blade:
    'lame*, rasoir*, couteau*, cutter*, briquet*, corde*, ceinture*, ciseau*, compas, aiguille*, arme*, poison*, javel',
  hide: 'cach*, sous (son|mon|le|l)*, oreiller, lit, chambre, tiroir, salle de bain, trouve*, secret, cou, enferm*',
  take: 'pris*, pren*, aval*, gobe*, ingere*, bu, ingurgit*, bouffe*',
  much: 'plein*, beaucoup, trop, boite*, plaquette*, tout*, tas, poignee*, flacon*, [1-9]\\d, combien, assez, max',
  pills:
    'cachet*, comprime*, medicament*, medoc*, pilule*, somnifere*, doliprane*, paracetamol*, ibuprofene*, antidepress*, xanax*, efferalgan*, lexomil*, gelule*',
  heights: 'toit*, pont*, balcon*, fenetre*, train*, metro, rail*, voie*, falaise*, voiture*, immeuble*, tour, vide',
  jump: 'saut*, jet*, lanc*, defenestr*, sous (un|le)*, devant (un|le)*, tomber, m allonge*, regard* en bas, laisser tomber',
  bye: 'adieu*, lettre* (d adieu|a tous|pour)*, au revoir (tout le monde|pour toujours|a tous|a jamais), (donne|distribue)* … (toutes )?(ses|mes) affaires, dernier (message|mot)*, mot d adieu, testament',
  end: 'arret*, fini*, cess*, stop*, s arrete, disparai*',
  all: 'tout, tout ca, douleur*, souffr*, ma vie, la vie, vie, rien, ces pensees, ma tete, cauchemar',
  easy: 'indolore*, sans (douleur|souffrir|avoir mal), rapide*, vite, facile*, moyen*, methode*, facon*, combien de temps, fait mal, sans mal',
  hit: 'frapp*, bat, battent, battu*, battre, tape(nt|r|s|)? (sur|dessus) (moi|nous)*, (me|m|nous) tap*, cogn*, gifl*, claqu*, fess*, donne* des (coups|baffes|claques), coup* de (pied|poing|ceinture|baton)*, tabass*, etrangl*, (me|m|nous|le|la) secou*, violent*, maltrait*, baffe*, rou* de coups, fout* (une|des) (claque|baffe|gifle)*, pouss*',
  touch:
    'touche*(?! (a tout|au|le sujet)), touchait, attouch*, caress*, embrass*, viol, viole, violee*, violer, pelot*, tripot*, agress*, deshabill*, nu, nue, harcel*, (main*|doigt*) … (sur|dans|sous|entre) (moi|ma|mes|mon), genoux, cuisse*, fesse*, seins, force a*, sexuel*',
  bed: '(dans|vers) (mon|ma|notre) (lit|chambre), (vient|rentr*|entr*|rejoin*|gliss*) … (lit|chambre), la nuit … chambre, (ecri|envoi|appel)* … (la nuit|minuit|tard), dort avec moi, sous la douche, pendant que je (dors|me douche)',
  ask: 'demand*, envoy*, envoi*, veut, voulait, oblig*, force*, suppli*, insist*, faire, exig*, reclam*',
  pics: 'photo*, image*, nude*, nu, nue, nues, video*, cam, camera, webcam, selfie*, corps, deshabill*, pieds',
  leak: 'diffus*, balanc*, leak*, afficher, envoyer a (tout|mes|tous)*, montrer a (tout|mes|tous)*, publi*, poster*, sur internet',
  nude: 'nu, nue, nus, nues, nude*, deshabill*, intime*, seins, corps, culotte, sous vetements, soutif, dickpic*',
  threat: 'menac*, chantage*, (me|m|nous) (tuer|buter|frapper)*, fera du mal a*, sinon (il|elle) (me|va)*',
  secret:
    'notre secret, petit secret, c est un secret, rien dire, (pas|ne) (le )?(dire|raconter|parler)*, dire a personne, en parler a personne, entre nous, sans que mes parents*, efface* (les|nos|tout)*, supprim* (les|nos) (messages|conversations)*, verrouill* la porte',
  lock: 'enferm*, vire* (de|dehors)*, met* dehors, mettre dehors, mis dehors, mise dehors, prive* de (manger|repas|nourriture|diner|souper|dessert)*, (pas|rien) (a )?manger … punit*, a la porte, foutre dehors, fout dehors',
  shout:
    'cri* (sur|apres|dessus), hurl*, gueul*, engueul*, insult*, traite* (de|d), me (dit|traite) … (nul|conne?|merde|honte|rate|bon a rien|grosse?)*, pete* (un|les) (cable|plomb)*, balance* … (sur|contre)|jette … sur, humili*, rabaiss*, ivre*, bourre*, boit trop',
  regret:
    '(regrett*|aurait du|aurait prefer*|voulait pas|pas voulu) … (eu|avoir|avorter|naiss*|de moi|naitre|moi|faire)*, accident (de parcours)?*, jamais voulu*, honte de moi, renie*',
  online:
    'discord, snap*, insta*, tiktok, telegram, internet, en ligne … rencontr*, roblox, rencontr* (sur|en)*, appli',
  bully:
    'harcel*, moqu*, se foutent de, se fout de, (m|l|nous) insult*, rejet*, (m|l|nous|se fait) exclu*, (m|l|me|nous) ignor*, isole*, mise? a l ecart, traite* de, emmerd*, humili*, rumeur*, bouscul*, racket*, cyber ?harcel*, pas d ami*, aucun ami*, souffre douleur, bizut*, deteste* (moi|tous)*, (me|m) detest*, dit de (crever|mourir|me tuer|me suicider)*, va te (pendre|suicider|tuer)*, va mourir, intimid*',
  afraid: 'peur*, effra*, terroris*, terrifi*, angoiss*, craint*, crains, ose (pas|plus), flippe*, j ose',
  home: 'rentrer, maison, chez (moi|nous), bulletin*, (mon|ma|mes|de) (pere|papa|mere|maman|parents|beau*|oncle|frere|prof*|coach|copain|tuteur|daron*), de lui, d elle, aller (au|en|a l) (lycee|college|cours|ecole)',
  eat: 'mang*, bouff*, aliment*, avale*, repas, nourri*',
  sleep: 'dor*, dormi*, sommeil',
  speak: 'parl*, adress*, voir personne, voit personne, voit plus, voir ses amis, sort plus',
  out: 'sort* (de|du)*, lev* (du|de)*, se leve*, (du|son|mon) lit, quitte* (sa|son|le|la)*, aller (au|en|a l) (lycee|college|cours|ecole)*',
  vomit:
    'vom*, gerb*, regurgit*, laxatif*, doigts … (gorge|bouche), jeun*, affam*, calorie*, anorex*, boulim*, se purge*, maigri*',
  meal: 'mang*, repas, bouff*, aliment*, expres, me, m, se, kilo*, kg, gros*, grosse*, maigr*, apres, diner, compt*, poids',
  panic:
    'panique*, crise* d angoisse*, crise* (d anxiete|de nerfs|de larmes)*, angoiss*, hyperventil*, trembl*, malaise*, evanou*, tetanie*, tachycard*, boule au ventre, impression de (mourir|crever|devenir)*, craqu*, burn ?out, peter un*',
  breathe: 'respir*, air, souffle',
  cry: 'pleur*, chial*, larmes, sanglot*',
  long: 'jour*, semaine*, mois, toujours, tout le temps, tt le temps, tlt, depuis*, chaque (soir|nuit|jour|fois|matin)*, tous les (jours|soirs|matins)*, toutes les nuits*, nuit*, sans arret, plus, encore, matin*, soir*, que, presque plus, peine, arrete pas',
  low: 'desesp*, sans espoir, plus d espoir, plus espoir, (suis|sens|sent|etre|suis qu) ((un |une |trop |si |tellement |completement |tout |toute |juste |vraiment |tres )+)?(nul*|vide|seul|seule|inutile*|incapable|poids|fardeau|charge|echec*|merde|moche*|gros*|rate*|brise*|perdu*|mal dans)*, je vaux rien, vaux rien, (deteste*|hais|hait) (ma vie|mon corps|moi)*, (me|se) (deteste*|hais|degout*|hait), bonne? a rien, pas assez bien, jamais assez bien, aucun avenir, pas d avenir, pas d issue, aucune issue, plus (envie )?de rien, envie de rien, bout du rouleau, au bout de ma vie, depress*, deprim*, depression*, en peux plus, peux plus, peu plus, epuis*, au fond du trou, fardeau, tout abandonner, aucune raison, au plus mal, craque*, a bout, pete* les plombs*, trop sur mes epaules',
};
