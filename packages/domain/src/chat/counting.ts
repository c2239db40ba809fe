import type { Language } from '../languages';

/** Words by which visitors count sessions: regular expressions for a {@link spaced} text. */
export interface Counting {
  /** What is counted, after the number. */
  session: string;
  week: string;
  month: string;
  /** Number words from one; `|` separates alternatives. */
  numbers: readonly string[];
}

/** The words by which visitors count sessions, in each language. */
export const COUNTING: Readonly<Record<Language, Counting>> = {
  en: {
    session: 'sessions?|lessons?|hours?|hrs?|h|classes|class|times|x|meetings',
    week: '(?:a|per|each|every|the) week|weekly|wk|pw',
    month: 'months?|monthly|mo|pm',
    numbers: [
      'one|once|a|an',
      'two|twice|couple of',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve|dozen',
    ],
  },
  de: {
    session: 'einheiten|einheit|stunden?|lektionen?|std|unterrichtsstunden|nachhilfestunden|termine|mal|x|er',
    week: '(?:pro|die|jede|in der|je) woche|wochentlich',
    month: 'monat\\S*|mtl',
    numbers: [
      'eine?|einmal',
      'zwei|zweimal',
      'drei|dreimal',
      'vier|viermal',
      'funf',
      'sechs',
      'sieben',
      'acht',
      'neun',
      'zehn',
      'elf',
      'zwolf',
    ],
  },
  fr: {
    session: 'seances?|cours|heures?|h|lecons?|fois',
    week: '(?:par|la|chaque|une) semaine|hebdo\\S*',
    month: 'mois|mensuel\\S*',
    numbers: [
      'une?',
      'deux',
      'trois',
      'quatre',
      'cinq',
      'six',
      'sept',
      'huit',
      'neuf',
      'dix',
      'onze',
      'douze|douzaine',
    ],
  },
  es: {
    session: 'clases?|sesion(?:es)?|horas?|h|lecciones|veces|vez',
    week: '(?:por|a la|cada|la|una) semana|semanal\\S*',
    month: 'mes|mensual\\S*|meses',
    numbers: [
      'una?',
      'dos',
      'tres',
      'cuatro',
      'cinco',
      'seis',
      'siete',
      'ocho',
      'nueve',
      'diez',
      'once',
      'doce|docena',
    ],
  },
  it: {
    session: 'lezion[ei]|or[ae]|h|incontr[io]|sedut[ae]|volt[ae]',
    week: '(?:a|alla|per|la|ogni|una) settimana|settimanal\\S*',
    month: 'mese|mesi|mensil\\S*',
    numbers: [
      'una?|uno',
      'due',
      'tre',
      'quattro',
      'cinque',
      'sei',
      'sette',
      'otto',
      'nove',
      'dieci',
      'undici',
      'dodici',
    ],
  },
  nl: {
    session: 'lessen|les|sessies?|uren|uur|keer|x|bijlessen',
    week: '(?:per|in de|de|elke|een) week|wekelijks',
    month: 'maand\\S*',
    numbers: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  },
  ja: {
    session: '回|コマ|時間|レッスン|コース|授業',
    week: '週|毎週',
    month: '月|ヶ月|か月',
    numbers: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  },
  ko: {
    session: '번|회|시간|수업|타임|강',
    week: '주|매주|일주일',
    month: '달|월|개월',
    numbers: ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'],
  },
  'zh-Hans': {
    session: '次|节|堂|课|小时|个小时|课时',
    week: '周|星期|礼拜',
    month: '月',
    numbers: ['一', '二|两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  },
  'zh-Hant': {
    session: '次|節|堂|課|小時|個鐘|個小時',
    week: '週|周|星期|禮拜',
    month: '月',
    numbers: ['一', '二|兩', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  },
  ar: {
    session: 'حص\\S*|دروس|درس|درسا|جلس\\S*|ساع\\S*|مر\\S*',
    week: 'اسبوع\\S*|بالاسبوع|الاسبوع',
    month: 'شهر\\S*|بالشهر|الشهر',
    numbers: [
      'واحده?',
      'اثن\\S*',
      'ثلاث\\S*',
      'اربع\\S*',
      'خمس\\S*',
      'ست\\S?',
      'سبع\\S?',
      'ثمان\\S*',
      'تسع\\S?',
      'عشر\\S?',
      'احدي عشر\\S*',
      'اثن\\S* عشر\\S*',
    ],
  },
};
