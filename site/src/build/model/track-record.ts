import { languageOf, type Language } from '@tutoring/domain/languages';
import type { ContentPage } from '../content/content';
import { lineOfWords } from '../content/line-of';
import { Mistakes } from '../content/problem';
import { writtenText } from '../checks/prose';

/**
 * Phrases that claim a record nobody has counted: "most students", "in our experience", "we see every week". A young
 * business has no such record; the figures of a study can be quoted with their number.
 */
const UNCOUNTED_CLAIMS: Record<Language, RegExp> = {
  en: anyOf(
    '(?<!how )(most|many|nearly all|almost all) (of our |of the |of your |of these )?((IB|AP|our|other|good) )?(students|pupils|learners|candidates|families|parents|visitors|teachers|teenagers)',
    'many an? (student|family|parent|lost mark)',
    '(students|families|parents) (usually|often|seldom|rarely|mostly)',
    'most often|the (commonest|most common) (mistakes?|errors?|failures?|loss|losses|waste)',
    'almost certainly',
    '(in|from) our experience',
    'years of (teaching )?experience',
    '(we|tutors?|our tutors) (often|usually|regularly|frequently|always|rarely|keep) (see|seeing|find|hear|meet|notice|read)',
    'we (see|meet|hear|read|find) [^.]{0,40}(every|each) (day|week|month|year)',
    'we have (seen|taught|helped|worked with|prepared|watched)',
    '(students|parents|families) (often |usually |sometimes |always )?(tell|say to) us',
    '(mistakes?|errors?|lines?|slips?|confusions?|misunderstandings?|habits?|questions) (that )?we (often |usually )?(see|meet|hear|get)',
  ),
  'zh-Hant': anyOf(
    '(很多|許多|不少|多數|大多數|大部分)(的)?(學生|同學|考生|家長|家庭)',
    '(我們的|憑|根據|以往|多年)經驗',
    '我們(經常|常常|每周|每週|常)(看|見|遇|聽)到',
  ),
  'zh-Hans': anyOf(
    '(很多|许多|不少|多数|大多数|大部分)(的)?(学生|同学|考生|家长|家庭)',
    '(我们的|凭|根据|以往|多年)经验',
    '我们(经常|常常|每周|常)(看|见|遇|听)到',
  ),
  ja: anyOf(
    '(多く|ほとんど|大半|たいてい)の(生徒|保護者|ご家庭|ご家族|受験生|方)',
    '(私たち|当方|これまで|長年)の経験|経験上|経験では',
    '(よく|しばしば|毎週)(見かけ|目にし|耳にし|いただくご質問)',
  ),
  ko: anyOf(
    '(많은|대부분의|대다수의?|상당수의?) ?(학생|학부모|가정|수험생)',
    '(저희|오랜|그동안의) 경험|경험상',
    '(자주|흔히|매주) (보|듣|만나)',
  ),
  ar: anyOf(
    '(كثير من|معظم|أغلب|غالبية|أكثر) (طلابنا|الطلاب|الطلبة|طلبتنا|الطالبات|الأسر|العائلات|أولياء الأمور|الأهالي)',
    '(خبرتنا|تجربتنا)',
    '(كثيرًا ما|غالبًا ما|كل أسبوع) (نرى|نسمع|نلاحظ|نجد)',
  ),
  es: anyOf(
    '(muchos|bastantes|la mayoría de (los|nuestros)|muchos de (los|nuestros)) (alumnos|estudiantes|padres|candidatos)',
    '(muchas|la mayoría de (las|nuestras)|muchas de (las|nuestras)) (familias|alumnas)',
    'nuestra experiencia|por experiencia',
    '(solemos|a menudo) (ver|vemos|encontr|oír|oímos)|hemos visto|vemos (a menudo|cada semana)',
  ),
  fr: anyOf(
    '(beaucoup d[e’]|la plupart d(es|e nos)|nombre d[e’]|bien des|(de )?nombreux|beaucoup de nos) ?(élèves|parents|familles|candidats)',
    '(notre|par|l’) ?expérience (montre|nous)|d’expérience|notre expérience',
    '(nous|on) (voyons|voit|entendons|rencontrons) (souvent|chaque semaine)|nous avons vu',
  ),
  de: anyOf(
    '(die meisten|viele|fast alle) (unserer )?(Schüler|Schülerinnen|Jugendlichen?|Kinder|Familien|Eltern|Kandidaten)',
    'unserer? Erfahrung|erfahrungsgem(ä|ae)(ß|ss)|aus Erfahrung',
    '(wir|man) (sehen|sieht|hören|hört|erleben) (oft|häufig|immer wieder|jede Woche)',
  ),
  it: anyOf(
    '(molti|la maggior parte de(i|gli)|quasi tutti (i|gli)) (nostri )?(allievi|studenti|ragazzi|genitori|candidati)',
    '(molte|la maggior parte delle) (nostre )?famiglie',
    'nostra esperienza|per esperienza',
    '(vediamo|sentiamo|incontriamo) (spesso|ogni settimana)|abbiamo visto',
  ),
  nl: anyOf(
    '(veel|de meeste|bijna alle) (van onze )?(leerlingen|ouders|gezinnen|kandidaten|kinderen)',
    'onze ervaring|uit ervaring|ervaring leert',
    '(wij|we) (zien|horen|merken) (vaak|elke week|geregeld)',
  ),
};

/** Matches whole words only, in scripts with spaces. `\b` knows ASCII letters only. */
function anyOf(...phrases: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{Script=Latin})(${phrases.join('|')})(?!\\p{Script=Latin})`, 'iu');
}

/** Returns the first such phrase in a text. */
export function findUncounted(text: string, lang: string): string | undefined {
  return UNCOUNTED_CLAIMS[languageOf(lang)].exec(text)?.[0];
}

/** @throws {ContentProblem | ContentProblems} for each page with such a phrase. */
export function checkTrackRecord(pages: readonly ContentPage[]): void {
  const mistakes = new Mistakes();
  for (const { file, lang, title, description, body } of pages) {
    const claim = findUncounted(`${title} ${description} ${writtenText(body)}`, lang);
    if (claim === undefined) continue;
    mistakes.add(
      lineOfWords(file, claim),
      `It says "${claim}", which nobody has counted.`,
      'say what we do or what to look for, or quote a study with its number.',
    );
  }
  mistakes.report();
}
