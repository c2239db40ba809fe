import type { Clues } from './types';

export const clues: Clues = {
  me: 'i, im, ive, ill, id, me, my, myself, mine, us, our, we',
  loved:
    'son*, daughter*, kid*, child, children, boy, girl, teen*, friend*, bestie, bff, mate, sis, sister*, bro, brother*, cousin, niece, nephew, student, pupil, classmate, room?mate*, bf, gf, boyfriend, girlfriend, he, she, his, her, hes, shes, him, \\d+ (yr|year)s? old, yo',
  adult:
    'dad*, father*, pa, papa, mum*, mom*, mother*, ma, mam*, parent*, folks, step*, uncle*, aunt*, grand*, teacher*, tutor*, coach*, trainer*, prof*, instructor*, boss, priest, man, men, guy*, adult*, stranger*, someone, somebody, boyfriend, bf, ex, husband, brother*, bro, cousin*, neighbo*, babysitter, nanny, guardian, he, she, they, hes, shes, family',
  victim:
    'me, us, him, her, our (child*|kid*|son|daughter), my (face|head|arm*|leg*|hair|body|bum|bra|chest|back|neck|stomach|thigh*|brother|sister|mum|mom|dad|kid*|child*|son|daughter|friend|laptop|phone|shoulder*|breast*|waist|hand*|hips?), (brother|sister|kid*|child*|son|daughter|friend)s?',
  nobody: 'no ?body*, no one, noone, any(one|body) even, no ?1',
  no: 'not, no, t, dont, doesnt, didnt, wont, wouldnt, cant, cannot, couldnt, isnt, arent, aint, hasnt, havent, havnt, haven, never, nothing, no ?body*, none, without, w o, hardly, barely, scarcely, stop*, refuse*, refusing, quit',
  want: 'want*, wanna, wana, wish*, rather, hope, hoping, think* (about|of), thought* (about|of), feel like, ready to, plan* (to|on), going to, gonna, gona, dream* (of|about), better (if|to), googl*, search*, keep imagining',
  live: '(live|living|lived)(?! (in|at|near|with|on|by|here|abroad|together|room|session*|lesson*|class*|online|chat|through)), alive, life(?! (science|skill)s?), exist*, (wake|waking|woke|woken) (up|again), (be here|be around)(?! (next|on|for|at|this|until|by|in|before|after|when|from)), going on, go on(?= ($|any*|like|living|w|with (this|it|life))), (carry|carrying|keep|keeping) (on|going)(?= ($|any*|like|tbh|w|with (this|it|life))), born, this (world|earth|planet), see tomorrow, tomorrow to come',
  die: 'die, dies, dying, dead, death, kill (my|him|her|the|me)*(sel*|in my sleep), suicid*, (end|ending|ended) (it|my|his|her|the) (all|life)*, end (it|things), unaliv*, hang(ing|ed)? (my|him|her)*, drown*, not be alive, (sleep|asleep) (forever|and (never|not) wake), pass out, pills',
  gone: '(was|were|am|be|im|i m|s|when im|once im) (gone|dead|not (here|around|there))(?! (to|for|from|over)), w o me, without me, if i (died|left|vanish*|dis*ap*ear*|just (left|died|vanish*|dis*ap*ear*)), (vanish|dis*ap*ear)(?! from)*, not (come|coming|go|going|make it) home, (don t|dont|never) (come|make it) home',
  matter:
    'miss me, miss (him|her), notice*, care, cares, cared, realise, realize, mind, come to my (funeral|grave), cry, look for me, remember me, sad, bother*',
  better: 'better*, happier, easier, relie*, glad, happy, nicer, good for everyone',
  tired:
    'tired of, sick of, done (with|w), fed up (with|of), had enough of, cant (do|take|handle|stand), can t (do|take|handle|stand), cannot (do|take|handle|stand), no (strength|energy|power|will), exhaust* (by|of|from)',
  point: 'point, reason, purpose, worth, use in, sense, why (am i|do i|should i|bother|even)',
  deserve: 'deserve*, worthy, supposed to, meant to, belong',
  selfHarm:
    'self ?harm*, (been|started|keep|kept|stop|am|im|is|shes|hes) cutting(?= ($|again|because|bc|when|every|since|after)), cut(ting|s)? (herself|himself|myself), (kill|hang) (himself|herself|myself)',
  cut: 'cut, cuts, cutting(?! (to|back|class*|down)), burn*, scratch*, hurt*, harm*, slash*, slic*, carv*, bruis*, bleed*, blood*, scar, scars, marks, wounds, bang*, punch*, pinch*',
  skin: 'arm, arms, forearm*, wrist*, thigh*, leg, legs, skin, veins?, scars, stomach, sleeve*',
  self: 'myself, himself, herself, themsel*, meself, mysel*, herse*, himse*, oursel*',
  blade:
    'razor*, blade*, knife, knives, lighter*, rope*, noose*, belt*, scissors, box ?cutter, sharpener*, needle*, gun, bleach, poison*, matches',
  hide: 'hid, hide*, hiding, hidden, secret*, under (my|her|his|the)*, bed, bedroom, pillow, drawer, bathroom, neck, bag, found, finding',
  take: 'took, take, taken, taking, swallow*, ate, downed, had, popped, drank, overdos*, od, smth, smt, something',
  much: 'bunch, lot, lots, loads, whole, all, too (many|much), handful*, bottle*, box, pack*, how (many|much), enough, [1-9]\\d',
  pills:
    'pills?, tablets?, paracetamol, tylenol*, advil, ibuprofen*, aspirin*, xanax, panadol, antidepress*, meds, medication, painkillers?, sleeping (pill|tablet)s?, melatonin, codeine',
  heights:
    'roof*, bridge*, balcony, cliff*, window, tracks?, rails?, trains?, traffic, platform, bus, car, building*, ledge, edge',
  jump: 'jump*, step* (off|in|out|over), stand* on, stood on, throw* (my|him|her)*, leap*, walk* (in|into|onto|in front), run (in|into), lie (on|down)*, in front of, fall* off, drive into, looking down, let go, climb*',
  bye: '(dont|don t|not|never) (come|coming|go|going) home (tonight|tonite|again|ever), farewell*, saying (good ?)?by*(?! (at|to the|in)), goodby* to, letter* (to|for) (every*|my|all|people|mum|mom|dad)*, notes? (for|to) (my|every|when)*, goodbye (letter|note|message)*, suicide note, last (message|words), take care of my, (bye|goodbye) (for ?ever|4 ?ever|cruel|world), (gave|giving|gives|given) … away, wrote (a |my )?(note|will|letters?)(?= ($|to|for|and))',
  end: 'end, ends, ending, stop, stops, over, go away, finish*, quiet, peace',
  all: 'everything*, it all, the pain, this pain, pain, all of it, all of this, my life, the noise, my head, all this, forever, 4 ?ever, this life, anything',
  easy: 'painless*, painful*, least pain*, without (any )?pain, quick*, fast*, easy, easiest, easily, way to, ways to, how (long|high|much|many|deep), does it hurt, would it hurt, hurt to',
  hit: 'hit(?! (on|up|a|an|the|send|submit|reply))*, hits, hitting, (beat|beats|beating|beaten)(?! (me|us|him|her) (by|in|at|to|on)), slap*, smack*, punch*, kick(s|ed|ing)? (?!(off|out))*, whip*, spank*, chok*, strangl*, thrash*, shov*, drag* (me|her|him) by, belt*, pinch*, burn* (me|my), hurt* me, hurts (her|him), hurting me, spit* (at|on), abus*, violent*',
  touch:
    'touch(?! (base|on|up|with))*, touches, touched, touching, grop*, kiss*, rap(e|ed|es|ing), molest*, grab* (me|my|her), undress*, naked, (hand|hands|arm) (on|up|under|around) (my|me), (forc|push)* (him|her)sel* on, fondl*, strok*, rub(s|bed|bing)?, feel* me up, lap, thigh*, massag*, cuddl*, harass*, assault*, sexual*',
  bed: '(in|into|to) (my|our|her) (room|bed*), (come*|came|sneak*|climb*|gets|watch*) … (at night|drunk|midnight), (text*|writ*|messag*|call*) me … (at night|midnight|\\d ?am), (watch*|come*|came|walk*) … shower*, sleep (next to|with) (me|him), share a bed, alone with me',
  ask: 'ask*, want*, send*, sent, demand*, beg*, make*, made, told, tells, force*, keeps, wont (stop|leave), won t (stop|leave)',
  pics: 'pic, pics, picture*, photo*, selfie*, nude*, video*, cam, camera, webcam, naked, undress*, body, feet',
  leak: 'leak*, expose*, post (it|them|my|her|his)*, spread (it|them|my)*, send (it|them) to (every*|my|the)*, show (it|them) to (every*|my)*, sell (it|them|my)*',
  nude: 'nude*, naked, undress*, top off, clothes off, strip*, dick, sext*, private parts, underwear, bra, topless, body',
  threat:
    'threat*, blackmail*, extort*, sextort*, (will|ll|gonna|to) (kill|hurt) my (mum|mom|dad|family|sister|brother|dog|cat), expose me',
  secret:
    '(our|a|this|it|little) secret, (tell|told) (any*|no one|nobody|noone), not (to )?tell, dont tell, don t tell, (shud|should|to|and) lock the door, (told|asked|makes|made|says|said|wants|tells) … delete (the|our|my|all)*, (just|stay|stays|only) between us, without my (mum|mom|dad|parents)*',
  lock: 'lock* (me|us|her|him), locked (in|out|up), kick* (me|us|her|him) out, throw* (me|us|her|him) out, out of the house, starve* (me|us), no (dinner|food|lunch|supper), (won t|wont|doesn t|doesnt|don t|dont|not) (let me|let us|feed|give me) (eat|food|sleep|leave|out|us|me)*, disown*, send me away, take* away my',
  shout:
    'shout*, yell*, scream*, insult* (me|us|her|him), (call|calls|called|calling) me (a |an |so |such )?(stupid|dumb|useless|fat|ugly|idiot|failure|names|worthless|retard*|disappoint*|pathetic|lazy|disgrace|shame)*, rage*, threw, throws, throwing, smash*, break* my, drunk*, drinks, flips out, freak* out, goes mad, humiliat*',
  regret:
    '(regret*|wish*|hate*|sorry) (she|he|they)? ?(had|having|that i|i was|i wasn|me being|ever had)*, never (had|wanted) (me|kids|a)*, should(n t|nt| not)? have (aborted|never had|not had|had) (me|a)*, not (her|his|their) (son|daughter|child)*, ashamed of me, disown*, biggest mistake',
  online: 'discord, snap*, insta*, tiktok, telegram, roblox, omegle, met online, met on, reddit',
  bully:
    'bull(y|ied|ies|ying), pick(s|ed|ing)? on, mak(e|es|ing) fun, made fun, laugh* at, mock(s|ed|ing)? (me|him|her)*, tease*, teasing, exclud(e|es|ed|ing) (me|him|her|from), ignor* me, left out, gang* up, spread* (rumo*|lies|stuff), (call|calls|calling) (me|him|her) (names|fat|ugly|gay|slut), hates? (me|him|her)(?! (for|to)), hated by, trip(s|ped)? me, shove*, steal* (my|her|his), fat ?shame*, body ?sham*, cyber ?bull*, outcast, no friends, death threats?, (send|sent) (me|him|her) hate*, kys, go die, told me to (die|kill)*',
  afraid: 'afraid, scared*, scary, terrif*, frighten*, fear*, petrified, dread*, too scared, panic*',
  home: 'home, house, report*, parents, (my|her|his|their) (dad|mum|mom|father|mother|step*|uncle|brother|tutor|teacher|coach|boyfriend), him, going back, flat, show (them|my)*, grades at home',
  eat: 'eat, eats, eaten, eating, ate, food, touch(es|ed|ing)? (her|his|my|any|the) (food|plate|dinner|lunch|meals?)*, meals?, dinner, lunch',
  sleep: 'sleep, sleeps, slept, sleeping, asleep',
  speak: '(speak*|talk*) (to (me|us|any*|no*)|any ?more)*, talking(?! about), see any*, see (her|his|my) friends',
  out: 'leave (the|her|his|my|their)* ?(room|bed|house)*, (come|comes|coming|go|goes|get|gets|getting|got) out of ?(her|his|the|my|bed|room)*, get up, gets up, getting up, go (to|back to) school*, going to school, out of bed',
  vomit:
    'vomit*, throw(s|ing)? up, threw up, thrown up, puk*, purg*, barf*, (make|making|made|makes) (myself|herself|himself) (sick|throw|vomit|puke)*, fingers? down, laxativ*, starv*, sick after, spit out, calories, diet pills, count* cal*, fasting',
  meal: 'meal*, eat, eats, eating, food, dinner, lunch, myself, herself, himself, skinny, thin, fat, fit, dress, weight, kilos?, kg, lbs, pounds, every',
  panic:
    'panic* attack*, panic*, hyperventilat*, anxiety attack*, freak* out, (mental |nervous |a )breakdown*, melt* ?downs?, pass* out, faint*, blackout, black out, chest (hurts|tight*|pain*), (hands?|body|stop|keep|keeps|start*) (s |is |are |wont |won t |stop )?(shak*|trembl*), heart (is |s |was )?(rac*|pound*|beat*|explod*)*, feel* (like )?(im|i m|i am)? ?(dying|going crazy|going mad|losing it)*',
  breathe: 'breath*, breathing',
  cry: 'cry, cries, crying, cried, sob, sobs, sobbing, weep*, tears, in tears, break* down',
  long: 'days, weeks, months, since, every (day|night|nite|morning|evening|time|exam|test|single)*, always, constantly, all (day|night|the time)*, any ?more, any ?longer, again, non ?stop, \\d (day|night|week|h|hr)s?*, every nite, to sleep, lately, still, ever, only',
  low: 'hopeless*, worthless*, (feel*|im|i m|am|be|being|hes|shes|he s|she s|is|so|all|always|too|like) ((so |just |totally |completely |all |really |a |an |such |the )+)?(useless|alone|lonely|empty|numb|broken|burden|failure|loser|disgust*|depress*|miserable|desperat*|ugly|fat|nothing), waste of (space|air|oxygen), unloved, unwanted, (hate|hates|hating|h8|despise*) (me|my|myself|himself|herself|her|his)(?! (teacher*|tutor*|class*|subject*|homework|school)) ?(life|self|body)?, (im|i m|am|never|ill never be|i ll never be) (be )?(not )?good enough, no future, no way out, no hope, lost all, falling apart, drowning(?! in), trapped, (losing|lost) (my|her|his) (mind|will)*, going crazy, going insane, cant cope, can t cope, at rock bottom, dark place, not ok, not okay, no (reason|energy|strength), give up on*,  anorex*, bulimi*, too much for (me|him|her), overwhelmed, dead inside, way out',
};
