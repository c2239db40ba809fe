import type { Language } from '@tutoring/domain/languages';

/**
 * The words of facts that are the same in every language: a checked sentence and its passage may differ in language. Words are
 * folded. Chinese, Japanese and Korean are sequences of characters.
 */
interface Words {
  /** Two to twelve in order; alternatives are separated by `|`. "One" is left out: it is an article or a pronoun as often as a number. */
  numbers: string;
  /** Other numbers, such as `half=0.5`. */
  fractions: string;
  /** January to December. */
  months: string;
  /** Those who act, by kind: tutor, student, parent, school, AI, we. */
  actors: string;
  /** Our and your. */
  owners: string;
  /** Words that join two statements. */
  joins: string;
}

const CHINESE: Words = {
  numbers: '',
  fractions: '一半=0.5 半额=0.5 半額=0.5 半價=0.5 半价=0.5',
  months: '',
  actors:
    '老师|老師|导师|導師|教师|教師 学生|學生|考生|孩子 家长|家長|监护人|監護人|父母 学校|學校 人工智能|人工智慧 我们|我們',
  owners: '',
  joins: '',
};

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    numbers: 'two three four five six seven eight nine ten eleven twelve',
    fractions: 'half=0.5 third=1/3 thirds=1/3 quarter=0.25 fifth=0.2 fifths=0.2 twice=2 dozen=12 twenty=20 thirty=30',
    months: 'january february march april may june july august september october november december',
    actors:
      'tutor|tutors|teacher|teachers student|students|pupil|pupils|candidate|candidates|child parent|parents|guardian|guardians|family|families school|schools ai we',
    owners: 'our your',
    joins: 'and but while whereas because so though although',
  },
  fr: {
    numbers: 'deux trois quatre cinq six sept huit - dix onze douze',
    fractions: 'moitie=0.5 demi=0.5 tiers=1/3 quart=0.25 vingt=20 trente=30',
    months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
    actors:
      'professeur|professeurs|enseignant|enseignants eleve|eleves|enfant|enfants|candidat|candidats parent|parents|responsable|famille ecole|ecoles|lycee ia nous',
    owners: 'notre|nos votre|vos',
    joins: 'et mais tandis car parce donc',
  },
  de: {
    numbers: 'zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
    fractions: 'halfte=0.5 halbe=0.5 drittel=1/3 viertel=0.25 zweimal=2 dreimal=3 zwanzig=20 dreissig=30',
    months: 'januar februar marz april mai juni juli august september oktober november dezember',
    actors:
      'lehrkraft|lehrkrafte|lehrer|lehrerin kind|schuler|schulerin|jugendliche eltern|erziehungsberechtigte|familie schule|schulen ki wir',
    owners: 'unser|unsere|unseren|unserer|unserem ihr|ihre|ihren|ihrer|ihrem',
    joins: 'und aber wahrend weil denn sondern',
  },
  es: {
    numbers: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    fractions: 'mitad=0.5 medio=0.5 tercio=1/3 cuarto=0.25 quinto=0.2 veinte=20 treinta=30',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    actors:
      'profesor|profesora|profesores alumno|alumna|alumnos|estudiante|estudiantes|hijo padre|padres|madre|familia colegio|escuela|instituto ia',
    owners: 'nuestro|nuestra|nuestros|nuestras su|sus',
    joins: 'y e pero mientras porque',
  },
  it: {
    numbers: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
    fractions: 'meta=0.5 mezza=0.5 terzo=1/3 quarto=0.25 quinto=0.2 venti=20 trenta=30',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    actors:
      'docente|docenti|insegnante|insegnanti allievo|allievi|studente|studenti|figlio genitore|genitori|famiglia scuola|scuole ia',
    owners: 'nostro|nostra|nostri|nostre suo|sua|suoi|vostro|vostra',
    joins: 'e ed ma mentre perche',
  },
  nl: {
    numbers: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
    fractions: 'helft=0.5 halve=0.5 derde=1/3 kwart=0.25 vijfde=0.2 twintig=20 dertig=30',
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
    actors: 'docent|docenten|leraar leerling|leerlingen|kind ouder|ouders|voogd|gezin school|scholen ai we|wij',
    owners: 'onze|ons uw|jouw|je',
    joins: 'en maar terwijl omdat want',
  },
  ar: {
    numbers: 'اثنان|اثنين ثلاثه|ثلاث اربعه|اربع خمسه|خمس سته|ست سبعه|سبع ثمانيه|ثماني تسعه|تسع عشره|عشر',
    fractions: 'نصف=0.5 ثلث=1/3 ربع=0.25 ساعتين=2 ساعتان=2 يومين=2 يومان=2 شهرين=2 شهران=2 اسبوعين=2 مرتين=2',
    months: 'يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر',
    actors:
      'معلم|المعلم|معلمون|المعلمون طالب|الطالب|طلاب|الطلاب|طالبان ولي|الوالدان|الاهل|والد مدرسه|المدرسه|المدارس الاصطناعي',
    owners: '',
    joins: 'و لكن بينما لان بل',
  },
  ja: {
    numbers: '',
    fractions: '半額=0.5 半分=0.5',
    months: '',
    actors: '講師|教師 生徒|学生|受験者 保護者|ご家庭|親 学校 人工知能',
    owners: '',
    joins: '',
  },
  ko: {
    numbers: '',
    fractions: '절반=0.5',
    months: '',
    actors: '튜터|선생님 학생|수험생|자녀 부모|보호자 학교 인공지능 저희|우리',
    owners: '',
    joins: '',
  },
  'zh-Hans': CHINESE,
  'zh-Hant': CHINESE,
};
