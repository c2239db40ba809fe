import type { Language } from '../languages';
import { smallWordsOf } from '../search/small-words';
import { spaced } from './phrases';

/** Common characters of only one Chinese script that Japanese lacks. */
const SIMPLIFIED =
  /[们这么吗时费个说请课为试间问给师还应该书无爱过开关见听难门话钱觉谁让认识边样电车买卖发现亲妈岁离结乐伤药飞压头脑轻帮儿两]/gu;
const TRADITIONAL =
  /[們這麼嗎會學個說請課為還應該書甚嘅咗唔喺關聽錢覺讓邊點樣發媽歲樂樓藥壓腦輕兒兩撐啲冇佢喇嚟俾畀哋嗰咁乜攰𠝹]/gu;
/** Traditional characters that Japanese has as well. */
const TRADITIONAL_OR_JAPANESE = /[無愛過開見難門話電車買現親離結殺傷頭飛後導師時間問給]/gu;

/** How many stop words another language needs more than the visitor's. */
const AHEAD = 1.5;

/** The language of a question: by its script, else by its stop words, else the visitor's. */
export function languageOfQuestion(question: string, visitors: Language): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return 'ja';
  if (/\p{Script=Hangul}/u.test(question)) return 'ko';
  if (/\p{Script=Arabic}/u.test(question)) return 'ar';
  if (/\p{Script=Han}/u.test(question)) return chineseOf(question, visitors);
  return latinOf(question, visitors);
}

function chineseOf(question: string, visitors: Language): Language {
  const count = (signs: RegExp) => question.match(signs)?.length ?? 0;
  const shared = visitors === 'ja' ? 0 : count(TRADITIONAL_OR_JAPANESE);
  const balance = count(SIMPLIFIED) - count(TRADITIONAL) - shared;
  if (balance !== 0) return balance > 0 ? 'zh-Hans' : 'zh-Hant';
  return visitors === 'ja' || visitors === 'zh-Hant' ? visitors : 'zh-Hans';
}

const LATIN = ['en', 'fr', 'de', 'es', 'it', 'nl'] as const;

/**
 * Words of short questions that only one of these languages has, or that it has far more often: "was kostet ne stunde" has
 * hardly a stop word.
 */
const TELLING: Readonly<Record<(typeof LATIN)[number], string>> = {
  en: 'how much what when which who does do you your price cost lesson lessons session sessions hour exam free can should teach tutor tutors help',
  fr: 'combien coute cout tarif tarifs prix seance seances cours heure quand quel quelle avez vous est ce que c proposez peut on gratuit gratuite remboursement examen eleve matiere annuler professeur prof profs donnez ca y a t il',
  de: 'was kostet kosten preis preise stunde stunden ne nen wie viel wieviel wann gibt gibts habt ihr euch bei unterricht nachhilfe kostenlos prufung kann ich mein meine sohn tochter fach lehrer kundigen absagen welche hilfe fur',
  es: 'cuanto cuesta cuestan precio precios clase clases hora cuando cual hay teneis tienen ofreceis puedo gratis examen hijo hija asignatura profesor profesores cancelar devolucion que es dais para me',
  it: 'quanto costa costano prezzo prezzi lezione lezioni ora quando quale avete offrite posso gratis gratuita esame figlio figlia materia insegnante insegnanti annullare disdire rimborso che cosa fate per mio mia',
  nl: 'hoeveel kost kosten prijs prijzen les lessen uur wanneer welke hebben jullie geven kan ik gratis examen zoon dochter vak docent docenten annuleren afzeggen bijles opzeggen wat is voor mijn een',
};

const wordsOf = new Map<Language, ReadonlySet<string>>();

/** The words by which a language is recognised. */
function recognised(language: (typeof LATIN)[number]): ReadonlySet<string> {
  const known = wordsOf.get(language) ?? new Set([...smallWordsOf(language), ...TELLING[language].split(' ')]);
  wordsOf.set(language, known);
  return known;
}

function latinOf(question: string, visitors: Language): Language {
  const words = spaced(question).trim().split(' ');
  const counts = new Map<Language, number>(
    LATIN.map((language) => {
      const telling = recognised(language);
      return [language, words.filter((word) => telling.has(word)).length];
    }),
  );
  const [best, most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one));
  const own = counts.get(visitors);
  // A visitor in another script who types Latin letters most likely writes English.
  if (own === undefined) return most >= AHEAD ? best : 'en';
  return most >= own + AHEAD ? best : visitors;
}
