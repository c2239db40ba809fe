import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../languages';
import { sessionsAsked } from './sum';

type Sessions = readonly [number, number] | undefined;

/** Questions by language, each with the sessions whose sum it asks for. */
const ASKED: Readonly<Record<Language, readonly (readonly [string, Sessions])[]>> = {
  en: [
    ['how much are 8 sessions', [8, 8]],
    ['price of ten chemistry lessons', [10, 10]],
    ['what do 10 online IB lessons cost', [10, 10]],
    ['cost of 10 one-to-one lessons', [10, 10]],
    ['an 8-session package', [8, 8]],
    ['8 x 60 minutes', [8, 8]],
    ['8h of tutoring', [8, 8]],
    ['cost of a dozen classes', [12, 12]],
    ['two dozen lessons', [24, 24]],
    ['half a dozen classes', [6, 6]],
    ['a couple of lessons', [2, 2]],
    ['fifteen lessons', [15, 15]],
    ['price for twenty hours', [20, 20]],
    ['twice a week, per month', [8, 10]],
    ['a lesson a week', [4, 5]],
    ['a weekly lesson', [4, 5]],
    ['once a week', [4, 5]],
    ['how much is it per month', [4, 5]],
    ['2 lessons a week for 6 weeks', [12, 12]],
    ['10 sessions, one a week', [10, 10]],
    ['once a week, 8 lessons', [8, 8]],
    ['one hour twice a week', [8, 10]],
    ['3 times a month', [3, 3]],
    ['8 lessons for my son in grade 10', [8, 8]],
    ['my daughter is 15, cost of 8 lessons', [8, 8]],
    ['8 sessions in 2027', [8, 8]],
    ['8 lessons from 10 May', [8, 8]],
    ['I have $300, how much are 4 lessons', [4, 4]],
    ['10 sessions over 3 months', [10, 10]],
  ],
  de: [
    ['Was kosten acht Stunden?', [8, 8]],
    ['zweimal pro Woche', [8, 10]],
    ['eine Stunde pro Woche', [4, 5]],
    ['ein Dutzend Stunden', [12, 12]],
    ['ein halbes Dutzend Stunden', [6, 6]],
    ['was kostet eine 10er-Karte', [10, 10]],
    ['zwanzig Nachhilfestunden', [20, 20]],
    ['was kosten 8 Stunden in der 10. Klasse', [8, 8]],
  ],
  fr: [
    ['combien pour dix séances', [10, 10]],
    ['une dizaine de cours', [10, 10]],
    ['une douzaine de cours', [12, 12]],
    ['une demi-douzaine de cours', [6, 6]],
    ['un forfait de 10 heures', [10, 10]],
    ['une fois par semaine', [4, 5]],
    ['deux cours par semaine', [8, 10]],
  ],
  es: [
    ['cuánto cuestan 8 clases', [8, 8]],
    ['una docena de clases', [12, 12]],
    ['media docena de clases', [6, 6]],
    ['un par de clases', [2, 2]],
    ['dos veces por semana', [8, 10]],
    ['un bono de 10 horas', [10, 10]],
  ],
  it: [
    ['quanto costano otto lezioni', [8, 8]],
    ['una dozzina di lezioni', [12, 12]],
    ['mezza dozzina di lezioni', [6, 6]],
    ['un paio di lezioni', [2, 2]],
    ['due volte a settimana', [8, 10]],
  ],
  nl: [
    ['wat kosten acht lessen', [8, 8]],
    ['een dozijn lessen', [12, 12]],
    ['een half dozijn lessen', [6, 6]],
    ['2 keer per week', [8, 10]],
  ],
  ja: [
    ['10回でいくらですか', [10, 10]],
    ['二十回の料金', [20, 20]],
    ['週2回だといくら', [8, 10]],
    ['月4回の料金', [4, 4]],
    ['1回60分を10回', [10, 10]],
    ['毎月の料金は', [4, 5]],
  ],
  ko: [
    ['수업 8번 얼마예요', [8, 8]],
    ['열다섯 번 얼마예요', [15, 15]],
    ['스무 번 얼마예요', [20, 20]],
    ['이십 회 가격', [20, 20]],
    ['수업 8번 얼마인지 알려주세요', [8, 8]],
    ['주 2회 얼마', [8, 10]],
    ['일주일에 두 번', [8, 10]],
    ['한 달 얼마예요', [4, 5]],
  ],
  'zh-Hans': [
    ['十二节课多少钱', [12, 12]],
    ['二十节课多少钱', [20, 20]],
    ['二十五节课', [25, 25]],
    ['每周两次多少钱', [8, 10]],
    ['一周三次', [12, 15]],
    ['周末两节课多少钱', [2, 2]],
    ['一个月多少钱', [4, 5]],
    ['一个月八节课', [8, 8]],
  ],
  'zh-Hant': [
    ['八堂幾多錢', [8, 8]],
    ['二十堂幾多錢', [20, 20]],
    ['每星期兩堂', [8, 10]],
    ['一個月幾錢', [4, 5]],
  ],
  ar: [
    ['كم سعر ٨ حصص', [8, 8]],
    ['كم سعر ١٠ حصص', [10, 10]],
    ['كم سعر حصتين', [2, 2]],
    ['خمس عشرة حصة', [15, 15]],
    ['خمسين حصة', [50, 50]],
    ['دزينة حصص', [12, 12]],
    ['مرتين في الأسبوع', [8, 10]],
  ],
};

/** Questions with numbers that give no sum, or might give a false one. */
const NO_SUM: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['how much is a lesson', 'what do you charge', 'do you have 5 for 3', 'price of 5 for 3 lessons'],
    ...[
      '0 sessions',
      '1 session',
      '900 lessons',
      '10,000 sessions',
      '10,020 sessions',
      '10000 sessions',
      '1 000 lessons',
    ],
    ...[
      '1.5 hours',
      '2 lessons of 1.5 hours',
      'one and a half hours',
      'two and a half hours',
      '8 half hours',
      '1/2 hour',
    ],
    ...['minus 3 sessions', '-3 sessions', '−3 sessions', '8-10 sessions', '8 – 10 sessions', '8 or 10 sessions'],
    ...['8 sessions of 2 hours', '2 chemistry and 3 physics lessons', 'twenty-five lessons', 'two hundred lessons'],
    ...['lessons in 2027', 'price of lessons on 10 May', 'lessons from 10 to 20 May', 'cost of a lesson at 5 pm'],
    ...[
      'grade 10 lessons',
      'year 12 classes',
      '10th grade lessons',
      'price for a 15 year old, lessons',
      'class 10 lessons',
    ],
    ...['how much for a 7 in HL', 'a 7 in chemistry lessons', 'IB 7 lessons', 'from 30 to 38 points with lessons'],
    ...['38 points lessons', 'price of 90 minute lessons', 'twice a week for 45 minutes', 'call +65 9123 4567 lessons'],
    ...['dozens of classes', 'several dozen classes', 'a few dozen classes', 'hundreds of lessons', 'a few lessons'],
    ...['is there a fee if I cancel 24 hours before', 'fee for cancelling 2 hours before the lesson', 'pay in 3 times'],
    ...['3 times the price', 'how much for 3 months', '2 lessons a week for 3 months', '2 lessons every other week'],
    ...['2 bi-weekly lessons', '2 lessons a week per year', 'one lesson a month', 'lessons for 6 weeks'],
  ],
  de: [
    ...[
      'was kostet eine Stunde',
      '0 Stunden',
      '1,5 Stunden',
      'eineinhalb Stunden',
      '10.000 Stunden',
      'minus 3 Stunden',
    ],
    ...['ein paar Stunden', 'ein paar Dutzend Stunden', 'Dutzende Stunden', 'mehrere Dutzend Stunden'],
    ...['Stunden in der 10. Klasse', 'Klasse 10 Stunden', 'Stunde am 10. Mai', 'Stunde um 18 Uhr', 'eine 4er-Gruppe'],
    ...['38 Punkte Stunden', '90 Minuten Stunden', 'Kosten bei Absage 24 Stunden vorher', 'in 3 Raten Stunden zahlen'],
    ...['zweimal alle zwei Wochen', 'fünf bis zehn Stunden'],
  ],
  fr: [
    ...['combien coûte un cours', '0 cours', '1,5 heure', 'une heure et demie', '10 000 cours', 'moins 3 cours'],
    ...['des dizaines de cours', 'quelques douzaines de cours', 'vingt-cinq cours', 'dix-sept cours', 'un cours à 18h'],
    ...['combien coûte un cours à 18 h', 'payer les cours en trois fois', 'trois fois plus cher', 'annuler 24 h avant'],
    ...['cours en classe de 3e', '38 points cours', 'cours de 90 minutes', 'cours le 10 mai', 'soixante-dix cours'],
  ],
  es: [
    ...['cuánto cuesta una clase', '0 clases', '1,5 horas', 'una hora y media', '10.000 clases', 'menos 3 clases'],
    ...[
      'docenas de clases',
      'unas docenas de clases',
      'treinta y cinco clases',
      'clase a las 5 horas',
      'pagar en 3 veces',
    ],
    ...[
      '4 de ESO clases',
      'alumno de 15 años clases',
      '38 puntos clases',
      'clase el 10 de mayo',
      'cancelar 24 horas antes',
    ],
  ],
  it: [
    ...['quanto costa una lezione', '0 lezioni', '1,5 ore', "un'ora e mezza", '10.000 lezioni', 'meno 3 lezioni'],
    ...[
      'dozzine di lezioni',
      'alcune dozzine di lezioni',
      'lezione alle 18 ore',
      'pagare in 3 volte',
      'lezione il 10 maggio',
    ],
    ...['classe 3 lezioni', '38 punti lezioni', 'lezioni da 90 minuti', 'disdire 24 ore prima'],
  ],
  nl: [
    ...['wat kost een les', '0 lessen', '1,5 uur', 'anderhalf uur', '10.000 lessen', 'min 3 lessen', 'een paar lessen'],
    ...[
      'dozijnen lessen',
      'een paar dozijn lessen',
      'wat kost een les om 18 uur',
      'betalen in 3 keer',
      'les op 10 mei',
    ],
    ...['klas 4 lessen', '4 vwo lessen', '38 punten lessen', 'lessen van 90 minuten', '24 uur van tevoren afzeggen'],
  ],
  ja: [
    ...[
      '料金はいくらですか',
      '0回',
      '1.5時間',
      '2時間半',
      '10,000回',
      '-3回',
      '2、3回',
      '数十回',
      '10月からの料金',
      '2027年の料金',
    ],
    ...[
      '5月10日の授業料',
      '高2コースの料金',
      '3回目の授業の料金',
      '第2回の料金',
      '90分の料金',
      '38点の料金',
      '24時間以内のキャンセル料',
    ],
    ...['隔週2回の料金', '3ヶ月の料金', '3回払い'],
  ],
  ko: [
    ...[
      '수업료 얼마예요',
      '0번',
      '1.5시간',
      '10,000번',
      '-3번',
      '한두 번 얼마',
      '여러 번 얼마',
      '몇십 번',
      '두 번째 수업 얼마',
    ],
    ...[
      '5월 수업료',
      '월요일 수업 얼마',
      '고2 수업 가격',
      '90분 수업 얼마',
      '38점 수업',
      '24시간 전 취소 비용',
      '3개월 얼마',
      '격주 2회',
    ],
  ],
  'zh-Hans': [
    ...[
      '一节课多少钱',
      '0节课',
      '1.5小时',
      '两个半小时',
      '10,000节课',
      '-3节课',
      '两三节课',
      '几十节课多少钱',
      '十几节课',
    ],
    ...[
      '5月考试多少钱',
      '2027年课费用',
      '高三课多少钱',
      '初二课程多少钱',
      '第三次课多少钱',
      '二次函数的课多少钱',
      '90分钟的课',
    ],
    ...['38分课多少钱', '24小时内取消收费吗', '三个月多少钱', '隔周两次', '一对一课多少钱', '每两周一次多少钱'],
  ],
  'zh-Hant': [
    ...[
      '一堂幾多錢',
      '0堂',
      '1.5小時',
      '10,000堂',
      '-3堂',
      '兩三堂',
      '幾十堂',
      '5月幾錢',
      '中三課程幾錢',
      '第三堂幾錢',
    ],
    ...['90分鐘嘅課', '24小時內取消收費', '三個月幾錢', '隔週兩堂'],
  ],
  ar: [
    ...['كم سعر الحصة', '٠ حصص', '١٫٥ ساعة', 'ساعة ونصف', '١٠٬٠٠٠ حصة', 'ناقص ٣ حصص', 'بضع حصص', 'عشرات الحصص'],
    ...[
      'خمس وعشرين حصة',
      'الصف ١٠ حصص',
      '٣٨ نقطة حصص',
      'حصة الساعة ٥',
      'حصة ١٠ مايو',
      '٩٠ دقيقة حصة',
      'الإلغاء قبل ٢٤ ساعة',
    ],
    ...['سعر ٣ أشهر'],
  ],
};

const told = (question: string, sessions: Sessions) => `${question} → ${sessions?.join('–') ?? 'no sum'}`;

describe('a question asks for the sum of', () => {
  it.each(Object.entries(ASKED) as [Language, (typeof ASKED)[Language]][])('%s', (language, questions) => {
    const asked = questions.map(([question]) => told(question, sessionsAsked(question, language)));
    expect(asked).toEqual(questions.map(([question, sessions]) => told(question, sessions)));
  });
});

describe('a question asks for no sum', () => {
  it.each(Object.entries(NO_SUM) as [Language, readonly string[]][])('%s', (language, questions) => {
    const asked = questions.map((question) => told(question, sessionsAsked(question, language)));
    expect(asked).toEqual(questions.map((question) => told(question, undefined)));
  });
});

/** Questions after one for the price. */
const BARE: Readonly<Record<Language, readonly (readonly [string, Sessions])[]>> = {
  en: [
    ['and 10', [10, 10]],
    ['and for 10?', [10, 10]],
    ['ok and 10 of those', [10, 10]],
    ['what about ten then', [10, 10]],
    ['and a dozen?', [12, 12]],
    ...[
      'and grade 10?',
      'and on 10 May?',
      'and in 2027?',
      'and for 7 in HL?',
      'and with 38 points?',
      'and my son is 15',
    ].map((question) => [question, undefined] as const),
    ...['and at 5 pm?', 'and 1.5?', 'and for 10,000?', 'and -3?', 'and 912 345 678?', 'and 20%?', 'and for $300?'].map(
      (question) => [question, undefined] as const,
    ),
  ],
  de: [
    ['und bei 10?', [10, 10]],
    ['und in Klasse 10?', undefined],
    ['und am 10. Mai?', undefined],
  ],
  fr: [
    ['et pour 10 ?', [10, 10]],
    ['et si j’en prends dix ?', [10, 10]],
    ['et le 10 mai ?', undefined],
  ],
  es: [
    ['¿y por 10?', [10, 10]],
    ['¿y el 10 de mayo?', undefined],
  ],
  it: [
    ['e per 10?', [10, 10]],
    ['e il 10 maggio?', undefined],
  ],
  nl: [
    ['en voor 10?', [10, 10]],
    ['en op 10 mei?', undefined],
  ],
  ja: [
    ['じゃあ10は？', [10, 10]],
    ['では5月10日は？', undefined],
    ['2027年は？', undefined],
  ],
  ko: [
    ['그럼 10은요?', [10, 10]],
    ['그럼 5월은요?', undefined],
  ],
  'zh-Hans': [
    ['那10呢', [10, 10]],
    ['那5月呢', undefined],
    ['那高三呢', undefined],
  ],
  'zh-Hant': [
    ['咁10呢', [10, 10]],
    ['咁5月呢', undefined],
  ],
  ar: [
    ['وماذا عن 10؟', [10, 10]],
    ['و10؟', [10, 10]],
    ['و10 مايو؟', undefined],
  ],
};

describe('a number alone', () => {
  it.each(Object.entries(BARE) as [Language, (typeof BARE)[Language]][])(
    'counts sessions only after a question for the price: %s',
    (language, questions) => {
      const asked = questions.map(([question]) => told(question, sessionsAsked(question, language, true)));
      expect(asked).toEqual(questions.map(([question, sessions]) => told(question, sessions)));
      for (const [question] of questions) expect(sessionsAsked(question, language), question).toBeUndefined();
    },
  );
});

it('knows every number of sessions that somebody may buy, in Western and Arabic digits', () => {
  const arabic = (count: number) =>
    [...String(count)].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('');
  const isHours = (count: number) => [24, 48, 72].includes(count);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 200 }), (count) => {
      expect(sessionsAsked(`how much are ${count} sessions`, 'en')).toEqual([count, count]);
      expect(sessionsAsked(`كم سعر ${arabic(count)} حصص`, 'ar')).toEqual([count, count]);
      expect(sessionsAsked(`${count} times a week`, 'en')).toEqual([count * 4, count * 5]);
      // "24 hours" mostly is about cancelling.
      expect(sessionsAsked(`how much are ${count} hours`, 'en')).toEqual(isHours(count) ? undefined : [count, count]);
    }),
  );
});

it('takes no larger number for sessions, however it is written', () => {
  const large = fc.integer({ min: 201, max: 10_000_000 });
  fc.assert(
    fc.property(large, fc.constantFrom('en', 'de', 'fr', 'es', 'it', 'nl'), large, (count, language, cents) => {
      for (const written of [
        String(count),
        count.toLocaleString(language),
        `${count % 100},${cents}`,
        `-${count % 100}`,
      ])
        for (const unit of ['sessions', 'Stunden', 'cours', 'clases', 'lezioni', 'lessen'])
          expect(sessionsAsked(`${written} ${unit}`, language), written).toBeUndefined();
    }),
  );
});
