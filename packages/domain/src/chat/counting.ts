import type { Language } from '../languages';

/** Words by which visitors count sessions, in a {@link spaced} text: regular expressions, except `numbers` and `small`. */
export interface Counting {
  /** What is counted, after its number. */
  session: string;
  /** How often: a week. */
  week: string;
  /** How often: a month. */
  month: string;
  /** A week of a period, after its number: "for 6 weeks". */
  weeks: string;
  /** A month of a period, after its number. */
  months: string;
  minutes: string;
  /** Phrases for numbers, separated by `|`. Only what is exact in everyday speech: German "ein paar" is any small number. */
  numbers: Readonly<Record<number, string>>;
  /** What a number beside it counts or names, instead of sessions. */
  beside: string;
  /** Phrases whose number counts no sessions. `#` is a number. */
  other: string;
  /** What makes a sum uncertain, such as half hours. */
  unclear: string;
  /** The only words beside a number that continues a question for the price: "and for 10?". */
  small: string;
}

/** The words by which visitors count sessions, in each language. */
export const COUNTING: Readonly<Record<Language, Counting>> = {
  en: {
    session:
      'sessions?|lessons?|hours?|hrs?|h|class(?:es)?|times(?! (?:as|more|the|cheaper|higher|less))|x(?! (?:as|more|the))|meetings',
    week: '(?:a|per|each|every|the) week|weekly|wk|pw',
    month: '(?:(?:a|per|each|every|the|1) )?month|monthly|mo',
    weeks: 'weeks?',
    months: 'months?',
    minutes: 'minutes?|mins?|min',
    numbers: {
      1: 'one|once',
      2: 'two|twice|a couple of|couple of|a pair of',
      3: 'three|thrice',
      4: 'four',
      5: 'five',
      6: 'six|half a dozen|half dozen|a half dozen',
      7: 'seven',
      8: 'eight',
      9: 'nine',
      10: 'ten',
      11: 'eleven',
      12: 'twelve|dozen|a dozen|one dozen',
      13: 'thirteen',
      14: 'fourteen',
      15: 'fifteen',
      16: 'sixteen',
      17: 'seventeen',
      18: 'eighteen',
      19: 'nineteen',
      20: 'twenty',
      24: 'two dozen',
      30: 'thirty',
      40: 'forty',
      50: 'fifty',
      100: 'hundred|a hundred|one hundred',
    },
    beside:
      'grades?|years?|yrs?|ages?|aged|levels?|forms?|stages?|papers?|units?|chapters?|topics?|points?|percent|students|pupils|people|persons?|kids|children|sons|daughters|subjects|courses|tutors|teachers|dollars?|usd|cad|euros?|eur|pounds?|gbp|am|pm|o clock|thousand|several|few|some|many|minus|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec',
    other:
      'class #|(?:he|she|son|daughter|child|who) is #|(?:ib|myp|dp|ap) [1-7]|(?:in|into) # (?:times|payments|instal\\S*|parts)|# (?:hours?|hrs?|h) (?:before|prior|notice|in advance|ahead|earlier|late|ago)|(?:within|under|than) # (?:hours?|hrs?|h)|(?:24|48|72) (?:hours?|hrs?|h)',
    unclear:
      'half|halves|quarter|bi weekly|biweekly|bi monthly|fortnight\\S*|(?:every|each) (?:other|second|2) weeks?|(?:a|per|each|every) (?:year|term|semester)|yearly|annual\\S*',
    small:
      'and or ok okay so then but what how about if for i we you take took book booked buy bought get got do did would of them with say just only please much many it be cost price want need total',
  },
  de: {
    session:
      'einheiten|einheit|stunden?|lektionen?|std|unterrichtsstunden?|nachhilfestunden?|termine|mal(?! (?:so|mehr|teurer))|x|er(?= (?:karte|paket|block|pack|abo))',
    week: '(?:pro|die|jede|in der|je) woche|wochentlich\\S*',
    month: '(?:(?:pro|im|je|den|jeden|einen|1) )?monat|monatlich\\S*|mtl',
    weeks: 'wochen?',
    months: 'monaten?|monate?',
    minutes: 'minuten|minute|min|minutige?\\S*',
    numbers: {
      1: 'eins|einmal|ein mal',
      2: 'zwei|zweimal|zwo',
      3: 'drei|dreimal',
      4: 'vier|viermal',
      5: 'funf|funfmal',
      6: 'sechs|halbes dutzend|ein halbes dutzend',
      7: 'sieben',
      8: 'acht',
      9: 'neun',
      10: 'zehn|zehnmal',
      11: 'elf',
      12: 'zwolf|dutzend|ein dutzend',
      13: 'dreizehn',
      14: 'vierzehn',
      15: 'funfzehn',
      16: 'sechzehn',
      17: 'siebzehn',
      18: 'achtzehn',
      19: 'neunzehn',
      20: 'zwanzig',
      24: 'zwei dutzend',
      30: 'dreissig',
      40: 'vierzig',
      50: 'funfzig',
      100: 'hundert|einhundert',
    },
    beside:
      'klassen?|jahre?|jahren|jahrgang|jahrgangsstufe|stufe|alter|kapitel|themen|punkten?|punkte|prozent|schuler\\S*|personen|person|leute|kinder|kindern|sohn|tochter|facher|fachern|lehrer|kurse|euro|eur|dollar|usd|cad|franken|chf|uhr|tausend|paar|einige|mehrere|minus|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember',
    other:
      '(?:ib|myp|dp|ap) [1-7]|in # (?:mal|raten|teilen)|# (?:stunden?|std) (?:vorher|vor|im voraus|fruher|zuvor|spater)|(?:innerhalb|binnen)(?: von)? # (?:stunden?|std)|als # (?:stunden?|std)|(?:24|48|72) (?:stunden?|std)',
    unclear:
      'halb\\S*|anderthalb\\S*|eineinhalb\\S*|zweieinhalb\\S*|viertel\\S*|(?:alle|jede) 2 wochen?|14 tagig|vierzehntagig|(?:pro|im) (?:jahr|schuljahr|semester)|jahrlich\\S*',
    small:
      'und oder ok also dann aber was wie ist mit wenn ich wir nehme nehmen buche buchen kaufe kaufen fur bei von es bitte viel kostet kosten denn nur',
  },
  fr: {
    session: 'seances?|cours|heures?|h|lecons?|fois(?! (?:plus|moins))',
    week: '(?:par|la|chaque|une) semaine|hebdo\\S*',
    month: '(?:(?:par|le|chaque|un|du|au|1) )?mois|mensuel\\S*',
    weeks: 'semaines?',
    months: 'mois',
    minutes: 'minutes?|min|mn',
    numbers: {
      1: 'une fois',
      2: 'deux|une paire de',
      3: 'trois',
      4: 'quatre',
      5: 'cinq',
      6: 'six|une demi douzaine de|une demi douzaine|demi douzaine de',
      7: 'sept',
      8: 'huit',
      9: 'neuf',
      10: 'dix|une dizaine de|une dizaine',
      11: 'onze',
      12: 'douze|une douzaine de|une douzaine|douzaine de',
      13: 'treize',
      14: 'quatorze',
      15: 'quinze',
      16: 'seize',
      20: 'vingt',
      24: 'deux douzaines de',
      30: 'trente',
      40: 'quarante',
      50: 'cinquante',
      100: 'cent',
    },
    beside:
      'classes?|annees?|ans?|age|niveau|chapitres?|themes?|points?|pour cent|eleves?|etudiants?|personnes?|enfants?|fils|filles?|matieres?|professeurs?|profs?|euros?|eur|dollars?|usd|cad|francs?|chf|mille|soixante|quelques|plusieurs|moins|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre',
    other:
      '(?:ib|bi|ap) [1-7]|en # (?:fois|mensualites|paiements)|(?:a|vers|avant|apres|moins de) # h(?:eures?)?|# h(?:eures?)? (?:avant|a l avance|plus tot)|(?:24|48|72) h(?:eures?)?',
    unclear:
      'demie?s?|quart|quinzaine|toutes les 2 semaines|1 semaine sur 2|une semaine sur 2|par (?:an|trimestre|semestre)|annuel\\S*',
    small:
      'et ou ok alors donc mais si j je on nous en prends prend prenons reserve achete pour avec de combien c est coute coutent ca fait quoi seulement',
  },
  es: {
    session: 'clases?|sesion(?:es)?|horas?|h|lecciones|veces(?! (?:mas|menos))|vez',
    week: '(?:por|a la|cada|la|una) semana|semanal\\S*',
    month: '(?:(?:por|al|cada|el|un|1) )?mes|mensual\\S*',
    weeks: 'semanas?',
    months: 'mes(?:es)?',
    minutes: 'minutos?|min',
    numbers: {
      1: 'una vez',
      2: 'dos|un par de',
      3: 'tres',
      4: 'cuatro',
      5: 'cinco',
      6: 'seis|media docena de|media docena',
      7: 'siete',
      8: 'ocho',
      9: 'nueve',
      10: 'diez|una decena de',
      11: 'once',
      12: 'doce|una docena de|una docena|docena de',
      13: 'trece',
      14: 'catorce',
      15: 'quince',
      16: 'dieciseis',
      17: 'diecisiete',
      18: 'dieciocho',
      19: 'diecinueve',
      20: 'veinte',
      24: 'dos docenas de',
      30: 'treinta',
      40: 'cuarenta',
      50: 'cincuenta',
      100: 'cien',
    },
    beside:
      'grados?|curso|cursos|anos?|edad|nivel|eso|bachillerato|capitulos?|temas?|puntos?|por ciento|alumnos?|estudiantes?|personas?|hijos?|hijas?|ninos?|asignaturas?|materias?|profesores|tutores|euros?|eur|dolares|usd|cad|mil|sesenta|setenta|ochenta|noventa|unas|unos|algunas|varias|menos|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    other:
      '# de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:ib|bi|ap) [1-7]|en # (?:veces|plazos|cuotas|pagos)|a las # h(?:oras?)?|# h(?:oras?)? (?:antes|de antelacion|de anticipacion)|(?:menos de|en) # h(?:oras?)?|(?:24|48|72) h(?:oras?)?',
    unclear: 'medi[ao]s?|cuarto|quincenal\\S*|cada 2 semanas|(?:al|por) (?:ano|trimestre|semestre)|anual\\S*',
    small:
      'y o ok entonces pero si tomo compro reservo cojo contrato para por con de cuanto cuesta cuestan son seria serian que tal solo',
  },
  it: {
    session: 'lezion[ei]|or[ae]|h|incontr[io]|sedut[ae]|volt[ae](?! (?:piu|meno|tanto))',
    week: '(?:a|alla|per|la|ogni|una) settimana|settimanal\\S*',
    month: '(?:(?:al|per|ogni|il|un|1) )?mese|mensil\\S*',
    weeks: 'settiman[ae]',
    months: 'mes[ei]',
    minutes: 'minut[io]|min',
    numbers: {
      1: 'una volta',
      2: 'due|un paio di',
      3: 'tre',
      4: 'quattro',
      5: 'cinque',
      6: 'sei|mezza dozzina di|mezza dozzina',
      7: 'sette',
      8: 'otto',
      9: 'nove',
      10: 'dieci|una decina di',
      11: 'undici',
      12: 'dodici|una dozzina di|una dozzina|dozzina di',
      13: 'tredici',
      14: 'quattordici',
      15: 'quindici',
      16: 'sedici',
      17: 'diciassette',
      18: 'diciotto',
      19: 'diciannove',
      20: 'venti',
      24: 'due dozzine di',
      30: 'trenta',
      40: 'quaranta',
      50: 'cinquanta',
      100: 'cento',
    },
    beside:
      'class[ei]|anno|anni|eta|livello|capitol[io]|argoment[io]|punt[io]|per cento|student[ie]|alunn[io]|person[ae]|figli[oae]?|bambini|materi[ae]|tutor|insegnanti|cors[io]|euro|eur|dollari|usd|cad|mila|mille|alcune|qualche|meno|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
    other:
      '(?:ib|ap) [1-7]|in # (?:volte|rate|pagamenti)|(?:alle|ore|alle ore) # ore|# ore (?:prima|di anticipo|di preavviso)|(?:meno di|entro) # ore|(?:24|48|72) (?:ore|h)',
    unclear: 'mezz[ao]|mezzora|quarto|bisettimanal\\S*|ogni 2 settimane|(?:all|per) (?:anno|quadrimestre)|annual\\S*',
    small:
      'e o ok allora ma se ne prendo compro prenoto faccio per con di quanto costa costano sono sarebbe invece solo',
  },
  nl: {
    session: 'lessen|les|sessies?|uren|uur|keer(?! (?:zo|meer|duurder))|x|bijlessen',
    week: '(?:per|in de|de|elke|een) week|wekelijks\\S*',
    month: '(?:(?:per|de|elke|een|in de|1) )?maand|maandelijks\\S*',
    weeks: 'weken|week',
    months: 'maanden|maand',
    minutes: 'minuten|minuut|min',
    numbers: {
      1: 'een keer|eenmaal',
      2: 'twee|tweemaal',
      3: 'drie|driemaal',
      4: 'vier',
      5: 'vijf',
      6: 'zes|half dozijn|een half dozijn',
      7: 'zeven',
      8: 'acht',
      9: 'negen',
      10: 'tien|een tiental',
      11: 'elf',
      12: 'twaalf|dozijn|een dozijn',
      13: 'dertien',
      14: 'veertien',
      15: 'vijftien',
      16: 'zestien',
      17: 'zeventien',
      18: 'achttien',
      19: 'negentien',
      20: 'twintig',
      24: 'twee dozijn',
      30: 'dertig',
      40: 'veertig',
      50: 'vijftig',
      100: 'honderd',
    },
    beside:
      'klas|klassen|groep|vwo|havo|vmbo|jaar|jaren|leeftijd|niveau|hoofdstuk\\S*|punten|procent|leerling\\S*|student\\S*|personen|mensen|kinderen|zoon|dochter|vakken|docenten|cursus\\S*|euro|eur|dollar|usd|cad|duizend|paar|enkele|meerdere|min|minus|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
    other:
      '(?:ib|ap) [1-7]|in # (?:keer|termijnen)|(?:om|vanaf|tot|rond|na) # uur|# uur (?:van tevoren|vooraf|ervoor|eerder|voor)|(?:binnen|dan) # uur|(?:24|48|72) uur',
    unclear:
      'half|halve|anderhal\\S*|kwart\\S*|tweewekelijks\\S*|(?:elke|om de|per) 2 weken|om de week|per (?:jaar|semester)|jaarlijks\\S*',
    small:
      'en of ok dus dan maar als ik wij we neem nemen boek boeken koop voor bij met van wat hoeveel kost kosten is het er',
  },
  ja: {
    session: '回(?!目|答|数|払|に分)|コマ(?!目)|時間(?!目|割|帯|前|以内)|レッスン|授業',
    week: '毎週|1週間?に|週(?!間|末)',
    month: '毎月|月に|月額|月謝|月々|ひと月|1[ヶかカヵケ箇]月|月(?=\\d+回)',
    weeks: '週間?',
    months: '[ヶかカヵケ箇]月',
    minutes: '分(?!の|数|野|割)',
    numbers: {},
    beside: '',
    other:
      '第#|[高中小大]#(?:年生?)?|数#|何#|来週|今週|先週|翌週|週末|今月|来月|先月|#月|(?:24|48|72)時間|#時間(?:前|以内)',
    unclear: '半|隔週|年間|1年',
    small:
      'では じゃあ じゃ それでは もし また あと なら だと だったら の場合 場合 は で を に いくら いくらですか ですか か 円',
  },
  ko: {
    session: '번(?!째|호)|회(?!차| ?분할)|시간(?!표|대| ?전| ?이내)|수업|타임|강(?!의|사|좌)',
    week: '매주|(?:1|일)주일?에|(?:1|일)주일|1주|주당| 주(?= ?\\d)| 주에(?= ?\\d)',
    month: '매달|매월|1 ?달|1 ?개월|월(?= ?\\d+ ?[회번])|월 ?(?:비용|요금|수업료|회비)',
    weeks: '주(?:일|간)?',
    months: ' ?(?:개월|달)',
    minutes: '분(?!할)',
    numbers: {},
    beside: '',
    other:
      '몇 ?#|몇십|제 ?#|[고중초] ?#|#학년|#월|월요일|다음 ?주|이번 ?주|지난 ?주|주말|다음 ?달|이번 ?달|(?:24|48|72) ?시간|# ?시간 ?(?:전|이내)',
    unclear: '시간 ?반|반 ?시간|절반|격주|1년|연간|학기',
    small: '그럼 그러면 그리고 그런데 근데 만약 은요 는요 은 는 이면 면 요 얼마 예요 이에요 인가요 하면 으로 로',
  },
  'zh-Hans': {
    session: '次(?![函方])|节|堂|课(?!程)|个?小时(?![前内以之])|个?钟头|课时',
    week: '每(?:周|星期|个?礼拜)|1(?:周|个?星期|个?礼拜)',
    month: '每个?月|1个月|包月|月费|按月',
    weeks: '(?:周|个?星期|个?礼拜)',
    months: '个月',
    minutes: '分钟',
    numbers: {},
    beside: '',
    other:
      '第#|[高初大小]#|[几数]#|周末|[下这本上]个?(?:周|星期|礼拜)|(?:周|星期|礼拜)[一二三四五六日天](?![次节堂])|[下这本上]个?月|#月|分#[次期]|(?:24|48|72|二十四|四十八)个?小时|#个?小时(?:前|内|以内|之前|之内)|#年级|负#',
    unclear: '半|隔周|每年|1年|学期',
    small: '那么 那 还有 如果 要是 呢 买 上 的话 多少钱 多少 是 要',
  },
  'zh-Hant': {
    session: '次(?![函方])|節|堂|課(?!程)|個?小時(?![前內以之])|個?鐘(?!頭?前)|課時',
    week: '每(?:週|周|星期|個?禮拜)|1(?:週|周|個?星期|個?禮拜)',
    month: '每個?月|1個月|月費|按月',
    weeks: '(?:週|周|個?星期|個?禮拜)',
    months: '個月',
    minutes: '分鐘',
    numbers: {},
    beside: '',
    other:
      '第#|[高初大小中]#|[幾數]#|[週周]末|[下這呢今本上]個?(?:週|周|星期|禮拜)|(?:週|周|星期|禮拜)[一二三四五六日天](?![次節堂])|[下這今呢本上]個?月|#月|分#[次期]|(?:24|48|72|二十四|四十八)個?(?:小時|鐘)|#個?(?:小時|鐘)(?:前|內|以內|之前|之內)|#年級|負#',
    unclear: '半|隔[週周]|每年|1年|學期',
    small: '咁 那麼 那 仲有 如果 要是 呢 買 上 的話 幾多錢 多少錢 多少 係 要',
  },
  ar: {
    session: 'حص(?:ه|ص)|دروس|درسا?|جلس(?:ه|ات)|ساع(?:ه|ات)|مر(?:ه|ات)|دورات',
    week: '(?:(?:في|ب|كل) )?(?:الاسبوع|بالاسبوع|اسبوعيا?|اسبوع)',
    month: '(?:(?:في|ب|كل) )?(?:الشهر|بالشهر|شهريا?|شهر)',
    weeks: 'اسابيع|اسبوعا?',
    months: 'اشهر|شهور|شهرا?',
    minutes: 'دقيقه|دقائق',
    numbers: {
      1: 'واحد|واحده|مره واحده',
      2: 'اثنين|اثنان|اثنتين|اثنتان|ثنتين|اتنين',
      3: 'ثلاث|ثلاثه|تلات',
      4: 'اربع|اربعه',
      5: 'خمس|خمسه',
      6: 'ست|سته|نصف دزينه',
      7: 'سبع|سبعه',
      8: 'ثمان|ثماني|ثمانيه|تمن|تمان',
      9: 'تسع|تسعه',
      10: 'عشر|عشره',
      11: 'احدي عشره|احد عشر',
      12: 'اثنتا عشره|اثنتي عشره|اثنا عشر|اثني عشر|دزينه',
      13: 'ثلاث عشره|ثلاثه عشر',
      14: 'اربع عشره|اربعه عشر',
      15: 'خمس عشره|خمسه عشر',
      16: 'ست عشره|سته عشر',
      17: 'سبع عشره|سبعه عشر',
      18: 'ثماني عشره|ثمانيه عشر',
      19: 'تسع عشره|تسعه عشر',
      20: 'عشرين|عشرون',
      30: 'ثلاثين|ثلاثون',
      40: 'اربعين|اربعون',
      50: 'خمسين|خمسون',
      100: 'مئه|مائه|ميه',
    },
    beside:
      'صف|الصف|سنه|سنوات|عمر|عمره|عمرها|مستوي|المستوي|نقطه|نقاط|درجه|درجات|طلاب|طالب|اشخاص|اطفال|اولاد|مواد|دولار\\S*|يورو|الساعه|بضع|بعض|ناقص|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر',
    other: 'و\\S+(?:ين|ون)|# ساع(?:ه|ات) قبل|(?:قبل|خلال|من) # ساع(?:ه|ات)|(?:24|48|72) ساعه',
    unclear: 'نصف|ونصف|ربع|كل اسبوعين|اسبوعين|شهرين|سنويا?',
    small: 'و وماذا وكم او طيب طب اذا لو اخذت اخذ حجزت ل ب مع عن ماذا كم سعر فقط',
  },
};

/** Arabic words that count two of a thing, with what they count. */
export const ARABIC_PAIR = '(?:حصت|درس|جلست|ساعت|مرت)(?:ين|ان)';
