import type { Language } from '@tutoring/domain/languages';
import { fold } from '@tutoring/domain/search';

/**
 * Words that negate, limit or attribute a sentence: with one of them more or less, the same other words say something else.
 * They are folded. The groups between `|` are: not, only, if, unless, until, before, after, within, at least, at most, about,
 * might, must, sometimes, as others say.
 */
const SPACED: Partial<Record<Language, string>> = {
  en: 'not no never none nor neither cannot without nobody nothing non t|only solely just|if when whenever provided once|unless except excluding|until till|before|after|within|least minimum|most maximum|approximately around roughly almost nearly|may might could perhaps possibly|must should ought required|some sometimes usually often mostly normally|say says said claim claims believe believes think thinks myth wrong false untrue rumour allegedly promise promises advertise pretend',
  fr: 'ne n pas jamais aucun aucune sans ni rien non|seulement uniquement|si lorsque lorsqu quand|sauf excepte hormis|jusqu|avant|apres||moins minimum|plus maximum|environ presque|pourrait pourraient eventuellement|doit doivent devez faut|parfois souvent generalement certains certaines quelques|dit disent pretend pretendent croit croient pense pensent mythe faux fausse pretendument promet promettent',
  de: 'nicht kein keine keinen keinem keiner keines nie niemals ohne weder niemand nichts|nur lediglich ausschliesslich|wenn falls sofern sobald|ausser ausgenommen|bis|vor bevor vorher|nach nachdem|innerhalb binnen|mindestens wenigstens minimum|hochstens maximal|etwa circa ungefahr rund fast ca|vielleicht konnte konnten eventuell moglicherweise|muss mussen soll sollen sollte|manche manchmal oft meist meistens gewohnlich normalerweise einige|sagt sagen behauptet behaupten glaubt glauben meint meinen mythos falsch angeblich geruchte verspricht versprechen',
  es: 'no nunca ni sin ningun ninguna ninguno tampoco nadie nada|solo solamente unicamente|si cuando|salvo excepto|hasta|antes|despues tras|dentro|minimo menos|maximo mas|aproximadamente casi cerca|quizas podria podrian pueda|debe deben debes|veces suele suelen normalmente algunos algunas generalmente|dice dicen afirma afirman cree creen piensa piensan mito falso falsa supuestamente promete prometen',
  it: 'non mai senza nessun nessuno nessuna niente nulla|solo soltanto solamente|se quando qualora|tranne salvo eccetto|fino finche|prima|dopo|entro|almeno minimo meno|massimo piu|circa quasi|forse potrebbe potrebbero|deve devono dovete bisogna|alcuni alcune talvolta spesso solito normalmente|dice dicono sostiene sostengono crede credono pensa pensano mito falso falsa presunto promette promettono',
  nl: 'niet geen nooit zonder niemand niets noch|alleen slechts enkel|als wanneer indien zodra mits|tenzij behalve|tot totdat|voordat vooraf|na nadat|binnen|minstens minimaal|hoogstens maximaal|ongeveer circa bijna|misschien zou zouden mogelijk|moet moeten|sommige soms vaak meestal gewoonlijk|zegt zeggen beweert beweren gelooft geloven denkt denken mythe onjuist vals zogenaamd belooft beloven',
  ar: 'لا لن لم ليس ليست غير دون بدون|فقط|اذا عندما|الا باستثناء|حتي|قبل|بعد|خلال|اقل الاقل|اكثر الاكثر اقصي|تقريبا حوالي نحو|قد ربما|يجب ينبغي|بعض احيانا غالبا عاده|يقول يقال يزعم يزعمون يعتقد يعتقدون يظن خرافه خطا كاذب يعد يعدون',
};

/** The same for languages without spaces, or with joined words: sequences of characters anywhere in the text. */
const CHINESE =
  '不 没 沒 无 無 非 未 勿|只 仅 僅|如果 若 倘 当 當|除非 除了 除外|直到 为止 為止|前|后 後|内 內|至少 以上 最低 起|最多 以下 至多|约 約 大概 左右|可能 或许 或許 也许 也許|必须 必須 应 應 需|一些 有时 有時 通常 部分 大多|据说 據說 声称 聲稱 认为 認為 以为 以為 谣言 謠言 误解 誤解 错误 錯誤 承诺 承諾';
const UNSPACED: Partial<Record<Language, string>> = {
  'zh-Hans': CHINESE,
  'zh-Hant': CHINESE,
  ja: 'ない ません なく なし ずに|のみ だけ 限り しか|場合 ならば たら れば とき 際|除き 除く 以外|まで|前|後 以降|以内|以上 最低 少なくとも から|以下 最大 未満|約 ほど 程度 およそ|かもしれ ことがあり 可能性|必要 なければ べき|一部 時々 通常 多く ほとんど|という と言 主張 誤解 噂 思われ と思 嘘 約束',
  ko: '않 없 아니 못|오직 뿐 에만 만을|경우 하면 으면 라면 되면|제외 외에|까지|전에 이전|후|이내|이상 최소 적어도 부터|이하 최대 미만|대략 가량 정도|수도 아마|해야 필수 필요|일부 보통 때로 대부분 종종|라고 다고 주장 오해 소문 거짓 약속',
};

/** Whether a folded word only negates. */
export function isNegation(word: string, language: Language): boolean {
  return (SPACED[language] ?? '').split('|')[0]?.split(' ').includes(word) ?? false;
}

/**
 * The number of words in each group, as a comparable text. The number matters: without its first word, "We are not … , and
 * neither has …" still contains a negation.
 */
export function qualifierCounts(text: string, language: Language): string {
  const folded = fold(text);
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const spaced = SPACED[language];
  const kinds = (spaced ?? UNSPACED[language] ?? '').split('|').map((kind) => kind.split(' ').filter(Boolean));
  const count = (word: string) =>
    spaced ? words.filter((one) => isWord(one, word, language)).length : folded.split(word).length - 1;
  return kinds.map((kind) => kind.reduce((sum, word) => sum + count(word), 0)).join();
}

/** Arabic joins "and" to the next word. */
function isWord(one: string, word: string, language: Language): boolean {
  return one === word || (language === 'ar' && /^[وف]/.test(one) && one.slice(1) === word);
}

/**
 * Folded function words, which may be new in a sentence, like the search's stop words. None of them says how many, how much
 * or how sure.
 */
const LIGHT = {
  en: 'also has have had they their them he she his her as than so then these those which whose while such into per our us been being was were through',
  fr: 'nos notre leur leurs elle elles ils il a ont avons avez cette ces cet ainsi aussi c s se son sa ses dont y etre l qu',
  de: 'auch unser unsere unseren unserer unserem ihr ihnen ihre ihren ihrem es er wird werden hat haben dass dies diese dieser dieses dabei dann sowie als so um an auf aus uns sich einer eines einem des zur zum',
  es: 'nuestro nuestra nuestros nuestras su sus ha han tambien este esta estos estas le les ser estan asi a e se',
  it: 'nostro nostra nostri nostre suo sua suoi anche questo questa questi queste ha hanno a ad ai alla alle agli dal dalla delle dei degli nel nella essere viene vengono l d un',
  nl: 'ook onze ons hun heeft hebben wordt worden dit deze die dat er aan uit om dan zo u uw je jouw jullie ze hij haar',
  ar: 'نحن لدينا هم كما ايضا التي الذي الذين ذلك تلك لهم لها له ان انه انها',
  ko: '은 는 이 가 을 를 의 에 로 와 과 도 에서 으로 에는 에게 이며 이고 이나 수 및 또는 저희 우리 그 이 것 있습니다 합니다 됩니다 입니다 있어요 해요',
} as const;

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(Object.values(LIGHT).flatMap((words) => words.split(' ')));

/** Function characters of Chinese and Japanese. They separate words as spaces do elsewhere. */
export const FUNCTION_CHARACTERS =
  /[的了是在和与與及也可以们們个個会會您你我等被把从從到为為而或就请請这這那其之将將于於并並有]/u;
