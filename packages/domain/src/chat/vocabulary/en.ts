/**
 * The English vocabulary of the chat. Phrases are separated by commas, and compared after the search's `fold`.
 * Notation: `*` any ending; `…` some words between; `(a|b)` alternatives; `?` optional.
 */
export const en = {
  /** Stop words of questions, in addition to the search's stop words. */
  small:
    'hi, hello, hey, dear, please, thanks, thank you, thx, pls, ok, okay, so, just, really, actually, maybe, perhaps, also, too, even, still, already, very, much, many, some, any, anything, something, someone, somebody, anyone, me, us, he, she, they, them, his, her, hers, their, him, one, ones, those, these, than, then, now, there, here, was, were, been, being, has, had, having, im, ive, id, dont, doesnt, cant, isnt, wont, whats, s, t, m, re, ve, ll, no, yes, because, since, but, as, into, out, up, over, each, every, all, both, other, only, own, more, most, less, like, want, wants, wanted, need, needs, know, tell, say, says, think, wonder, wondering, curious, question, ask, asking, explain, give, gives, get, gets, got, go, goes, going, make, makes, take, takes, come, use, using, used, happen, happens, find, look, looking, possible, able, must, might, shall, may i, kind, sort, exactly, idea, way, thing, things, lot, bit, actual, son, daughter, kid, kids, boy, girl, brother, sister, mother, mum, mom, dad, father, guys, people, anyone, whether, while, before, after, during, until, again, next, last, new, old, good, better, best, right, sure, quick, offer, do you have, is it possible, let, work, works, cover, provide, mean, means, help, helps, about, around, us, youre, were, theyre, between, per, within, through, either, or, else, without, off, under, across, vs, seems, keep, put, back, end, actually, currently, usually, normally, wonder*, supposed, honestly, fine, doesn, didn, wouldn, couldn, shouldn, hasn, haven, wasn, weren, aren, six, five, four, three, two, ten, seven, eight, nine, once, twice, few, several, far, well, away, stuff, yours, friend*, thats, theres, heres, lets, itd, shes, hes, youve, weve, ill, wed, hed, shed, said, told, heard, read, seen, see, saw, seem*, live, lives, living, moved here, basically, roughly, simply, suddenly, recently, supposedly, somehow, rather, quite, pretty, little, big, small, great, nice, hard, difficult, easy, long, short, early, late, today, tomorrow, yesterday, tonight, week, weeks, day, days, month, months, year, years, time being, moment, start*, begin, began, stay*, keep*, kept, hold, run, running, set, show, shows, bring, brought, call it, called, name, turn, try, tries, tried, trying, feel, believe, guess, suppose, assume, understand, learn about, care, matter, matters, point of, side, part, whole, full, real, true, false, type, different, difference, otherwise, instead, anyway, besides, especially, least, almost, enough, ever, never, always, often, sometimes, soon, later, earlier, ago, sorry, hope, hoping, wish, love, appreciate, regards, cheers, sincerely, sir, madam, team, folks, theirs, ours, itself, ourselves, myself, yourself, itd, gonna, wanna, gotta, kinda, sorta, u, ur, r, n, b, c, d, lol, btw, fyi, asap, 1, 2, 3, account, thing is, meant, planning, plan to, decided, decide, happy, fine with, worth, chance, case, situation, reason, reasons, option, options, info, details, possible to, havent, hasnt, didnt, wouldnt, couldnt, shouldnt, wasnt, werent, arent, together, have',
  /** The phrases for each concept. */
  concepts: {
    when: 'when, whens, what day, which day, what date, which date, date, dates, by when, how soon',
    price: 'price*, pricing, cost*, fee, fees, how much, charge*, rate, rates, expensive, afford*, pay, payment*',
    refund:
      'refund*, money back, reimburs*, goes back, get back, prepaid, not used, unused, get … back, lose … paid, lose the, already paid, paid for, paid … advance, money … back, left over, remaining sessions, rest of the sessions, want to go on, carry on, not taken place, havent used, haven t used, have not used, we didn t use, didnt use, not taken',
    currency:
      'currency, currencies, dollar*, euro, euros, exchange rate, yen, pounds, francs, dirham*, converts, won price',
    discount:
      'discount*, promo*, cheaper, coupon*, voucher*, special offer*, an offer, offers, deal, costs less, cost less, at once, in bulk, buy more, bulk',
    trial:
      'consultation*, trial, first (meeting|call|conversation|appointment), taster, try it out, free (lesson|session|call)',
    cancel:
      'cancel*, call off, no show, miss a*, missed, later than that, last minute, ill, sick, fever, short notice, same day, on the day, forgot, forget, cannot make it, cant make it, can t make it, 24 hours',
    move: 'reschedul*, postpone*, move, moved, moving, shift, change the (time|date), swap the time, has to move',
    contract:
      'contract*, terms, agreement, commit*, binding, binds, sign up, minimum term, tied, signed up, signing up, commits, tied down, obligation*, obliged, legally',
    stop: 'stop, stopping, quit, end early, finish early, terminate*, drop out, ending, end the, end my, get out of, quit the, unsubscribe, opt out',
    withdraw: 'withdraw*, cooling off, consumer law',
    package: 'package*, bundle*, block of',
    subscription: 'subscription*, subscrib*, monthly, a month, each month, membership*, tier, tiers',
    length: 'how long, duration, length, minutes, hour long, lasts, last for, long is, how much time',
    lesson: 'lesson*, session, sessions, class, classes, tutoring, tuition, tutorial*',
    online: 'online, video*, virtual*, remote*, internet, screen, zoom, from home',
    platform: 'zoom, microsoft teams, google meet, platform*, software, app, whiteboard, shared page',
    device: 'computer*, laptop*, tablet*, ipad*, microphone*, equipment, device*',
    camera: 'camera*, webcam*, switched off, turned off',
    record:
      'record, recorded, recording*, records, tape, taped, taping, film, filmed, video of, watch … (again|later|back), replay',
    language: 'language*, speak*, spoken, bilingual, taught in, lessons in',
    time: 'times, timetable*, schedule*, evening*, weekend*, time zone*, timezone*, clock*, what time, before school, after school, straight after, right after, afternoon*, o clock, 4ish, 5ish, morning*, midnight, night, saturday*, sunday*, weekday*, lesson times, a time, time of day, local time, your time, our time, Monday*, Tuesday*, Wednesday*, Thursday*, Friday*, Saturday*, Sunday*, hours on, what hours, open hours, free slots, slot*, availability, till when, what times',
    person:
      'in person, face to face, at home, our house, come over, on site, meetings in person, come to (our|my|the|us) …, meet … (library|cafe|school|person|somewhere), in a library, travel to us, near us, nearby, local tutor*, same room, at our place',
    group:
      'group*, siblings, twins, two students, shared lesson*, one to one, one on one, do … together, split it, split the, both of them, split, two … together, both take',
    change:
      'another tutor, other tutor*, change tutor*, change the tutor, swap tutor*, somebody else, someone else, different tutor*, not fit, not suit, not click, get along, get on with, does not fit, doesn t get on, doesnt get on, click, hit it off, someone new, bad fit, right fit, like the tutor, like him, like her, switch tutor*, switch teacher*, switch to another',
    tutor: 'tutor, tutors, teacher, teachers, instructor*',
    chosen:
      'chosen, choose tutors, qualif*, select*, recruit*, hire*, hiring, vetted, candidate*, degree*, pick the, pick your, picked, choose the, how do you choose, find your tutors, good enough to teach',
    checks: 'background check*, police check*, criminal, dbs, vetting, certificate*, safeguarding, child protection',
    papers: 'past paper*, past exam*, exam papers, real exam*, official papers, old papers',
    parent: 'parent*, guardian*',
    minor: 'under 18, under eighteen, minor, minors, age, underage, years old, year old, child is, a child',
    watch:
      'sit in, be present, present, be there, watch, listen in, look in, attend, sit (next|with|beside|there), sit next to, look over, supervise, listen, join the call, in the room',
    school: 'school, schools',
    ai: 'ai, artificial intelligence, chatgpt, gpt, llm',
    chatbot: 'chatbot*, chat bot, bot',
    privacy: 'privacy, personal data, data, gdpr, stored, store, keep about, information about',
    delete: 'delet*, erase*, wipe, gone from, removed from, forget me, take me off, get rid of',
    cookies: 'cookie*, tracking, tracked, track me, analytics, counted',
    subject: 'subject, subjects, course, courses',
    exam: 'exam, exams, examination*, paper, papers, test, tests',
    november: 'november',
    may: 'may session, in may, may exam*, may 20*, may',
    results: 'results, result, come out, comes out, results day, score release*, scores released, scores come',
    points: 'points, point, score, scores, total, out of 45',
    boundary: 'boundar*, percent*, cut off*, cutoff*, threshold*',
    diploma: 'diploma*',
    fail: 'fail*, pass, passes, passing, award*, conditions, condition',
    resit: 'resit*, retake*, re take, sit again, re sit, three sessions',
    remark: 're mark*, remark*, enquir*, appeal*, second look, marked again',
    ee: 'extended essay*, ee',
    tok: 'theory of knowledge, tok',
    ia: 'internal assessment*, ia, ias',
    coursework: 'coursework, assessed work, homework',
    cas: 'cas, creativity activity service',
    ap: 'ap, advanced placement, aps',
    ib: 'ib, international baccalaureate, ibdp, dp',
    hl: 'hl, higher level',
    sl: 'sl, standard level',
    predicted: 'predicted, prediction*, predicted grade*',
    university: 'universit*, uni, unis, college, colleges',
    admission:
      'admission*, admit*, entry, entrance, apply, applying, application*, accepted, accept, accepts, get into, offers',
    recognised: 'recogni*, equival*, count as, counts as, count for, credit, credits, accepts',
    deadline: 'deadline*, due, by when, due date*, closes, registration, register*, sign up for, order*',
    statement:
      'personal statement*, application essay*, college essay*, common app, statement of purpose, motivation letter',
    calculator: 'calculator*, calculat*, work out, tool',
    hours:
      'study hours, hours a week, hours per week, how many hours, study plan, revision plan, planner, routine*, timetable, hours tool, hours estimator, how much should',
    grade: 'grade, grades, marks, mark',
    promise: 'promis*, guarantee*, assur*, improve*, does tutoring work',
    contact:
      'contact*, email*, phone, reach you, reach us, write to you, message, get in touch, whatsapp, msg, e mail, text you',
    reply: 'reply, replies, respond*, response, hear back, answers it, reads it, reads my',
    concern:
      'concern*, complain*, complaint*, report a, safeguarding, uneasy, uncomfortable, inappropriate, something wrong, felt wrong, worried about a tutor, report someone, make a complaint, unhappy with',
    math: 'math*, calculus, calc, algebra',
    science: 'science*',
    physics: 'physic*',
    chemistry: 'chem, chemistry',
    biology: 'bio, biology',
    economics: 'econ, economics',
    business: 'business',
    history: 'history',
    geography: 'geography',
    psychology: 'psych, psychology',
    french: 'french',
    english: 'english',
    who: 'photo*, picture*, cv, cvs, portrait*, biograph*, bio, bios, profile*, resume*, who (is|are|will be) the, who will teach, who would teach, who teaches, meet the tutor, names of tutors',
    partner:
      'coordinator*, coordinate*, i coordinate, our (school|students|teacher*|department|class), partner*, as a school, for schools, institution*, whole class, year group, our own teacher*, head of',
    jobs: 'work (for|with) you, job, jobs, become a tutor, i am a teacher, i m a teacher, im a teacher, vacanc*, join your, freelance, as a tutor, tutoring for you, earn, join you, pay your tutors',
    integrity:
      'detector*, detect*, turnitin, plagiar*, cheat*, misconduct, academic integrity, academic honesty, ai written, written by ai, flagged, robot, accuse*, written by a machine, ai wrote',
    oral: 'pronunciation, pronounce*, accent, speaking, speak aloud, oral*, viva',
    core: 'core points, core, bonus points, extra points, matrix',
    supervisor: 'supervisor*, take over for',
    criteria: 'criteria, criterion, rubric*, marked, graded, assessed, assessment, out of',
    words: 'word count, word limit, how many words, words long, 4000, 4 000',
    mock: 'mock, mocks',
    phone: 'phone*, distract*, sleep, concentrat*, focus*, motivat*, procrastinat*',
    same: 'same (data|topic|material|essay|tutor|work), reuse, recycle, twice, same (tutor|teacher|person|one)',
    connection:
      'wifi, wi fi, connection, internet (died|fails|failed|drops|dropped|cut), network, vpn, lag*, freez*, cut off, technical, outage, disconnect*, died, dies',
    renew: 'renew*, roll over, rolls over, automatic*, auto, by itself',
    holiday:
      'holiday*, vacation*, summer, christmas, easter, break, away, skip a week, miss a week, pause, two weeks off',
    practice: 'worksheet*, exercise*, practice, practise, homework between, tasks, between (lessons|sessions)',
    number: 'how many (sessions|lessons|hours do), twenty, enough sessions',
    training: 'train (my|our|the|your), training, workshop*, staff',
    moderation: 'moderat*, examiner*, externally, internally',
    mean: 'average, mean, worldwide, world average, statistics, pass rate',
    minimum: 'minimum, at least, lowest',
    method: 'highlight*, reread*, re read*, flashcard*, spacing, spaced, cramming, memori*, revise, revising',
    ib_vs_ap: 'ib or ap, ap or ib, ib vs ap, ib versus ap, better ib, compare',
    myp: 'myp, middle years, pyp, primary years, career related, cp',
    transfer:
      'move school*, moving school*, change school*, switch school*, relocat*, new school, moving country, mid year, moving to',
    interview: 'interview*',
    tax: 'tax, vat, gst, hst, invoice*, receipt*, deduct*',
    law: 'law, legal, lawyer, court*, rights',
    address:
      'where are you (based|located)?, based in, office, company, registered, who runs, who owns, owner, founder*, located',
    testimonial: 'review*, testimonial*, success stor*, other parents, experiences',
    affiliated: 'affiliat*, official partner, endorsed, accredited, recognised by the ib, part of the ib, authorised',
    beginner: 'beginner*, ab initio, from zero, from scratch, no french',
    paper: 'paper 1, paper 2, paper 3, p1, p2, p3, paper one, paper two',
    experiment: 'investigation, lab, experiment*, exploration',
    school_list: 'which schools, list of schools, schools in, offer the ib, offer ib, ib schools',
    visit: 'open day, visit*, questions to ask',
    retention: 'keep … for, stored for, how long … (keep|store|hold)',
    nerves:
      'freeze*, frozen, go blank, goes blank, went blank, blank out, nervous, nerves, exam stress, under pressure',
    materials: 'resources, unit plan*, lesson plan*, materials, curriculum, syllabus for, teaching material*',
    accessible: 'screen reader*, blind, dyslexi*, accessib*, disabilit*, deaf, wheelchair',
    founding: 'founding member*, founder programme, founding programme',
    notes: 'margin, comments',
    objects: 'object, objects, exhibition',
    choice:
      'should (i|he|she|we) (take|choose|drop|do), which subjects, choose subjects, choice of subjects, drop a subject, aa or ai, aa, sl or hl, hl or sl',
    count: 'count towards, counts towards, count toward',
    late: 'too late, how late, still come, last minute help, running out',
    formula: 'formula*, formulas, booklet, data booklet',
    new: 'new syllabus, new course, new guide, changes, changed, first exams',
    native: 'second language, third language, native, mother tongue, not my first language, learner of english',
    alone:
      'on my own, self study, self studied, school does not offer, school doesnt offer, school doesn t offer, without a class, private candidate, independently, homeschool*, home school*',
    result_time: 'when … results, results come',
  },
  /** Things that we may not offer. An answer must contain the phrase itself. */
  /** Requests that the chat declines, and phrases that only sound similar. */
  policies: {
    homework: {
      asks: '(write|rewrite|do|finish|complete|solve|edit|correct|proofread|paraphrase|fix|polish|draft|compose|redo|shorten|reword|type up) … (my|our|his|her|me) … (essay*|ee|ia|ias|homework|assignment*|coursework|paper|exhibition|exercise*|worksheet*|lab|report|commentary|exploration|paragraph*|introduction|conclusion|investigation|question*|problem*|thesis|draft|reflection*|tok|set), (write|rewrite|do|finish|complete|solve|edit|correct|proofread|paraphrase|fix|polish|draft|compose|redo|generate|produce) … (essay*|ee|ia|homework|assignment*|coursework|exhibition|exercise*|worksheet*|commentary|exploration|paragraph*|introduction|conclusion|investigation|problem*|thesis) … (for me|for him|for her|for my*|for us|so i can|i can submit|i can hand), (write|rewrite|do|finish|solve|edit|proofread|paraphrase|fix|polish|draft) (it|this|that|them|these|the rest|the whole thing) … for (me|him|her|us|my), write me (a|an|the|my|some), (essay|ee|ia|homework|assignment|coursework|tok) + (write|do|finish) it for, give me (the|a|an) (answer*|essay|thesis|topic*|research question|full), (what is|whats|what s) the (answer|solution) (to|of) (question|number|exercise|problem|this|the following|q), (answer|solve) (question|number|exercise|problem|this|these|the following), just (the|give) … answer*, (need|want|pay) someone to (write|do|finish), ghostwrit*, do my (homework|assignment|coursework|ia|ee|essay|tok|maths|math|exam|test), take my exam, (solve|evaluate|differentiate|integrate|simplify|factorise|factorize|prove that|show that|sketch|calculate|find) (the (integral|derivative|equation|value|limit|roots|gradient|area|following|ph|molar|mass)|for x|x|f), balance (the|this) equation, discuss (this|the|with) … (claim|reference|statement|quotation|extent), (to what extent|with reference to|compare and contrast|evaluate the claim|discuss the (claim|view|statement|role|causes|effect*|importance)) … (essay|areas of knowledge|1* words|thesis|two|examples), * word essay on, (suggest|propose|give|recommend|come up with|find|choose|pick|tell) … (topic*|research question*|thesis|title*|argument*|outline*) … (my|our|his|her|me), (my|our|his|her) … (research question|thesis|topic|title) … (be|sound|suggest*), what (should|could|would) (my|his|her|our) (research question|topic|thesis|title|conclusion) (be|say), (using|use) … examples … (evaluate|discuss|examine|analyse|assess), (find|calculate|determine|show|prove|deduce|state|sketch|derive) the … (distance|value|velocity|acceleration|mass|volume|probability|gradient|area|equation|concentration|force|energy|current|coordinates|mean|derivative|integral), * (m s|m/s|mol|newtons|joules) … (find|calculate|determine), write out the (working|answer*|solution*), (i|we) need * words (on|about), (question|exercise|problem) * … (attached|sheet|photo|picture), * words on the (causes|effects|role|theme*)',
      all: [
        'write, rewrite, finish, complete, trim, shorten, cut down, trim it, edit, correct, proofread, proof read, fix, polish, clean up, tidy, redo, reword, rephrase, paraphrase, expand, smooth, type, make it better, tell me, give me, solve, take the errors out, turn into',
        'essay*, ee, ia, ias, tok, coursework, homework, assignment*, exhibition, draft, commentary, exploration, intro, introduction, conclusion, paragraph*, thesis, thesis statement, lab report, investigation, reflection*',
        'my, our, his, her, me, somebody, someone, for us',
      ],
      not: 'how (do|should|can|could|would|to) (i|we|he|she|one|you structure|start|choose|plan|my)*, how to, tips, do you (ever )?write, will you (write|edit) or, will you write edit, do you (edit|correct|proofread|review), allowed to, is it (ok|okay|allowed|cheating), (can|may|should|must|does|do|did|has|have|is) (he|she|i|we|they|students|my (son|daughter|child)) (to )?(write|finish|complete|edit|do), when (do|does|should), personal statement*, (uk|us|college|university|application) (essay*|statement*), (who|how) (marks|grades|is), (has|have|had|needs|need|wants|want|plans) to (write|finish|complete|edit|do), where (do|does|to) … start, what (do|does) … (reward|count|ask)',
    },
    grades: {
      asks: '(will|would|can|could|might|shall|am|is|are) (i|he|she|we|they|my …|our …) (still |really |definitely |ever |going to |likely to |able to )?(get|score|achieve|make|reach|end up with) … (a 7|7|7s|seven|sevens|6|5|40|41|42|43|44|45|top grade*|good grade*|(the|a|his|her|my) (diploma|place)|into (a|the|my|his|her|oxford|cambridge|harvard|yale|stanford|mit|imperial|ucl|lse|uni*|college|med*|law)|accepted|admitted), (will|would|can|could|might|shall) (i|he|she|we|they|my …|our …) (still |really |definitely |ever )?(pass|fail|get in|be (accepted|admitted)), (guarantee|promise|assure|swear|predict|forecast|estimate) … (me|my|i|he|she|his|her|we|us|our|son|daughter|child) … (7|seven|6|grade*|score*|points|4*|place|admission*|pass|result*|university|mark*|get|accepted|offer), (guarantee|promise|predict) (a|an|the) (7|seven|grade|score|place|admission|offer|45|40) … (for|to) (me|my|us|our), what (grade|score|mark|total|points) (will|would|am|do you think) (i|he|she|my|we), what are (my|his|her|our) (chances|odds), (my|his|her|our) chances of, how likely (am i|is (he|she|it|my …)), predict my, predict (his|her|our), do you think (i|he|she|my …) (will|can|could) (get|pass|make|score), get me (a|into|in) (7|seven|oxford|cambridge|harvard|university), (can|could|will) i (still )?(land|hit|manage|pull off) … (40|41|42|43|44|45|7|38|39|36|points), realistically … (7|40|42|45|points|grade*)',
      all: [
        'promise*, guarantee*, chance, chances, stand a chance, odds, likely, probable, realistic, be honest, predict, prediction, forecast, think … (get|make|take), end up with, make it into, take (him|her|me), accept (him|her|me)',
        '7, 6, 5, 7s, seven, grade*, points, point, score, 40, 41, 42, 43, 44, 45, pass, diploma, accepted, place, lse, ucl, imperial, oxford, cambridge, harvard, yale, stanford, medicine, uni, university, admission, offer, at least a',
        'i, my, he, she, we, me, him, her, our, us, son, daughter, book, package',
      ],
      not: 'what (do|does|would|did) … need, needed, need for, how (do|can|to|does) … (calculat*|score|improve|get|work), calculator, are predicted grades, how many points … (need|require*|for), which grade can you, (have|has|were|are) (you|students|predicted), price, discount*, refund*',
    },
    person: {
      asks: '(phone|mobile|cell|telephone|home|private|personal|whatsapp) (number|address|email|phone|mobile|details|life|instagram) … (tutor*|teacher*|student*|owner*|founder*|director*|examiner*|staff|him|her|his|boss|head*|mr|mrs|ms|dr|classmate*|friend*|girl*|boy*|employee*|person|principal*|coordinator*), (tutor|teacher|student|owner|founder|director|examiner|boss|head|mr|mrs|ms|dr|his|her|their|classmate|friend|employee|principal|coordinator)(s| s)? … (phone|mobile|cell|telephone|home|private|personal|whatsapp|exact|full) (number|address|email|phone|mobile|details|life), (his|her|their|tutor s|tutors|teacher s|student s|owner s|founder s) (address|age|number|email|birthday|surname|last name|real name|salary|instagram|facebook|snapchat|linkedin|religion|nationality), how old is (the|my|our|your|he|she|mr|mrs|ms|dr|this|that), where (does|do) … (tutor*|teacher*|student*|owner*|founder*|he|she|mr|mrs|ms|dr|they) … live*, (date of birth|birthday|age|salary|home address|surname|address) of (the|a|your|my|our|one|that) … (tutor*|teacher*|student*|owner*|founder*|director*|girl|boy|classmate|examiner*|staff|person|child), (is|are) … (tutor|teacher|owner|founder|he|she) … (married|single|dating|gay|pregnant|religious), how much (does|do) … (tutor|owner|founder|director|he|she) … (earn*|make*), (who is|name*|names|contact*|details|list) … (the|of|your) … (student|students|client*|families) (who|that|in|from|with), (grades|marks|results|scores|notes|report) of (another|other|my friend*|my classmate*|a classmate|my neighbour*|the other), (another|other|my friend|my classmate|classmate)(s| s)? … (grades|marks|results|score|scores), give me … (tutor|teacher|student|owner|founder)(s| s)? … (number|address|email|surname|name and), (girl|boy|kid|student|someone|somebody|child) in (my|our|his|her) … (class|school|year) … (grade*|score*|tutor*|mark*|lesson*), (which|what) (tutor|grade*|score*) … (does|did) (my|our) (friend*|neighbour*|neighbor*|classmate*|colleague*), (is|does) (my|our) (neighbour*|neighbor*|friend*|classmate*|colleague*) … (use|using|client|customer|with you), (my|our) (neighbour*|neighbor*|classmate*|friend*)(s| s)? … (grade*|score*|result*|tutor)',
      all: [
        'surname, last name, full name, street, address, phone number, mobile number, number of, linkedin, instagram, facebook, look (her|him|them) up, how is (he|she) doing, (book|books|booked|take|takes|have) lessons with you, married, live on, where … live, age, how old, salary, earn*, birthday, real name',
        'tutor*, teacher*, founder*, owner*, director*, teaches, boy, girl, classmate*, student, neighbour*, neighbor*, coordinator*, examiner*, mr, mrs, ms, miss',
        'your, the, our, who, his, her, my, a, one',
      ],
      not: 'your (company|business|office) address, how old (must|should|do), what age, minimum age, age of consent, where are you, join you, become a tutor, if i, full name and background, (do|does|must|should|will) … (student*|child) … give, price*, cost*, what do you know',
    },
    instructions: {
      asks: '(ignore|disregard|forget|override|bypass|drop) … (instruction*|rule*|prompt*|guideline*|above|previous|restriction*|filter*|policy|policies|everything), system prompt, (your|hidden|initial|secret|original) (prompt|instructions|system message|configuration|programming), (print|reveal|show|repeat|output|leak) … (prompt|instructions|everything above|text above|words above|system message|config*), you are now, you re now, from now on (you|answer|reply|speak), (act|speak|talk|answer|reply|respond|write|behave) (as|like) (a|an|if you|though|my|dan|the), pretend (to be|you|that you), role ?play, jailbreak*, developer mode, dan mode, do anything now, base64, rot13, decode (this|the|and), system (message|override|update), admin* (mode|override|access), new (instructions|rules|system), (open|visit|fetch|follow|load|go to|click) (this|the following|the) (link|url|site|page|website), (told|given|asked) … (start|beginning) of this, word for word, no rules, has no rules, without (any )?(rules|restrictions|limits|filter*), no restrictions, unrestricted, answer (everything )?as, as (rex|dan|a pirate), named … has no, for a story … (bot|chatbot|ai), hypothetical … (bot|chatbot|ai), confirm that (all|the) … (free|0), admin, override, do not follow your, stop being',
      not: '',
    },
  },
};
