import type { CourtesySubject } from '../contract/chat';
import type { Language } from '../languages';

/** Phrases of courtesy in a language; vocabulary/en.ts explains the notation. */
type Courtesies = Readonly<Record<CourtesySubject, string>>;

/** What people say beside a courtesy: names for the other one, fillers. */
export const BESIDE: Readonly<Record<Language, string>> = {
  en: 'there, all, everyone, guys, team, man, mate, so, very, much, a lot, lots, million, again, for (the|your) (help|answer|info|information|time), for that, for everything, that is, thats, that, was, helpful, great, perfect, cool, good, nice, lovely, really, you, your, have, day, evening, today, just, wanted, say, to',
  de: 'zusammen, ihr, leute, schon, mal, sehr, vielmals, fur (die|deine|ihre) (hilfe|antwort|info*|auskunft), super, prima, toll, gut, perfekt, das, war, hilfreich, schonen, noch, tag, abend, alles, dann, na, so',
  fr: 'a (tous|toi|vous), tout le monde, beaucoup, bcp, bien, pour (votre|ton|l|la|tout) (aide|reponse|info*)?, super, parfait, genial, c est, cool, tres, gentil, bonne, journee, soiree, et, alors, infiniment',
  es: 'a todos, que tal, muchas, muchisimas, mil, por (la|tu|su|todo) (ayuda|respuesta|informacion|info)?, genial, perfecto, muy, amable, bien, buen, dia, tarde, bueno, pues, todo',
  it: 'a tutti, molte, mille, tante, per (la|l|il|tutto) (aiuto|risposta|disponibilita|info*)?, perfetto, ottimo, bene, gentile, molto, buona, giornata, serata, e, allora, tutto',
  nl: 'allemaal, daar, hartelijk, heel, erg, veel, zeer, voor (de|je|jullie|uw|het) (hulp|antwoord|info*|moeite), top, super, prima, goed, fijn, mooi, fijne, dag, avond, nog, dan, alvast',
  ja: 'どうも, とても, 本当に, 助かりました, また, これから, みなさん, さん, ございました, ございます, です, ね, よ, 。, ！',
  ko: '정말, 너무, 진짜, 많이, 도움, 이, 됐어요, 되었습니다, 답변, 답변해, 주셔서, 여러분, 요, 네, 아',
  'zh-Hans': '你们, 您, 你, 大家, 老师, 非常, 很, 多, 太, 帮助, 的, 了, 啊, 呀, 哦, 啦, 好的',
  'zh-Hant': '你哋, 你們, 您, 你, 大家, 老師, 非常, 好, 多, 太, 幫助, 幫忙, 的, 了, 啊, 呀, 哦, 啦, 晒, 好的',
  ar: 'لكم, لك, جميعا, كثير*, جزيل*, جدا, علي (المساعده|الرد|المعلومات), ممتاز, تمام, ورحمه الله, وبركاته, الله, يا, اخي',
};

/** Phrases by which each courtesy is known. */
export const COURTESIES: Readonly<Record<Language, Courtesies>> = {
  en: {
    greeting:
      'hi, hiya, hello, helo, hey, heya, hallo, yo, howdy, greetings, good (morning|afternoon|evening|day), g day, morning, evening, sup, whats up, what s up, anybody there, anyone there',
    thanks:
      'thanks, thank you, thank u, thankyou, thx, tnx, tysm, ty, ta, cheers, much appreciated, appreciate it, ok, okay, k, kk, oki, got it, i see, understood, alright, all right, sounds good, great, perfect, cool, awesome, brilliant, amazing, no that is all, nothing else, makes sense, good to know',
    goodbye:
      'bye, goodbye, good bye, bye bye, see you, see ya, cya, later, good night, have a (good|nice|great|lovely) (one|day|evening|night|weekend), take care, ciao, ttyl, talk (soon|later)',
    wellbeing:
      'how are you, how r u, how are u, hows it going, how s it going, how is it going, how are things, how do you do, you ok, are you ok, are you well, how was your day, you alright',
    joke: 'joke*, make me laugh, something funny, be funny, sing (me|us)? a song, riddle*',
    maker:
      'who (made|built|created|programmed|developed|designed|invented|trained) you, who is your (maker|creator|boss|developer), what are you, who are you, what is your name, what s your name, whats your name, do you have a name, how old are you, where are you from, are you married, your name',
  },
  de: {
    greeting:
      'hallo, hallochen, hi, hey, guten (tag|morgen|abend), gruß gott, gruss gott, gruezi, servus, moin, moin moin, na, tach, morgen, gruß*, gruss*, ist da jemand, jemand da',
    thanks:
      'danke, dankeschon, danke schon, vielen dank, besten dank, herzlichen dank, merci, ok, okay, alles klar, verstanden, in ordnung, passt, super, prima, perfekt, gut zu wissen, das war alles, das wars',
    goodbye:
      'tschuss, tschuess, tschau, ciao, auf wiedersehen, bis (bald|dann|spater|morgen), gute nacht, schonen (tag|abend|feierabend)( noch)?, wiederschauen, machs gut, ade',
    wellbeing: 'wie geht es (dir|ihnen|euch), wie geht s, wie gehts, alles gut bei (dir|ihnen|euch)?, wie ist die lage',
    joke: 'witz*, bring mich zum lachen, was lustiges, etwas lustiges, sing … lied, ratsel',
    maker:
      'wer hat dich … (gemacht|gebaut|programmiert|entwickelt|erstellt), wer bist du, was bist du, wer sind sie, wie heißt du, wie heisst du, wie heißen sie, wie ist dein name, wie alt bist du, hast du einen namen',
  },
  fr: {
    greeting: 'bonjour, bjr, bonsoir, bsr, salut, slt, coucou, cc, hello, hey, allo, il y a quelqu un, y a quelqu un',
    thanks:
      'merci, mercii*, je vous remercie, je te remercie, ok, okay, d accord, dac, entendu, compris, parfait, super, tres bien, ca marche, c est note, c est tout, genial',
    goodbye:
      'au revoir, aurevoir, a bientot, a plus, a demain, a plus tard, bye, ciao, bonne (nuit|journee|soiree|fin de journee), tchao',
    wellbeing: 'ca va, comment (ca va|allez vous|vas tu|tu vas), vous allez bien, tu vas bien, quoi de neuf',
    joke: 'blague*, fais moi rire, faites moi rire, quelque chose de drole, chante … chanson, devinette',
    maker:
      'qui (t a|vous a|t as|t) (cree|fait|construit|programme|developpe|concu)*, qui es tu, qui etes vous, tu es qui, vous etes qui, tu t appelles comment, comment (tu t appelles|t appelles tu|vous appelez vous), quel est (ton|votre) nom, quel age as tu, c est quoi ton nom',
  },
  es: {
    greeting:
      'hola, ola, holi, buenas, buenos dias, buenas (tardes|noches), buen dia, hey, que hay, saludos, hay alguien, alguien ahi, que onda',
    thanks:
      'gracias, grax, muchas gracias, mil gracias, ok, okay, vale, de acuerdo, entendido, perfecto, genial, estupendo, muy bien, eso es todo, nada mas, listo, claro',
    goodbye:
      'adios, hasta (luego|pronto|manana|la vista|otra), chao, chau, bye, nos vemos, buenas noches, que (tenga|tengas) (un)? buen dia, cuidate',
    wellbeing: 'como estas, como esta (usted)?, que tal (estas)?, como (te|le) va, todo bien, como andas, como va',
    joke: 'chiste*, hazme reir, algo gracioso, canta … cancion, adivinanza',
    maker:
      'quien te (hizo|ha hecho|creo|ha creado|programo|diseno|invento), quien eres, que eres, como te llamas, cual es tu nombre, tienes nombre, cuantos anos tienes, quien es usted',
  },
  it: {
    greeting:
      'ciao, salve, buongiorno, buon giorno, buonasera, buona sera, buon pomeriggio, hey, ehi, ehila, c e qualcuno, hello',
    thanks:
      'grazie, grazie mille, la ringrazio, ti ringrazio, vi ringrazio, ok, okay, va bene, d accordo, capito, perfetto, ottimo, benissimo, tutto chiaro, e tutto, nient altro, grande',
    goodbye:
      'arrivederci, arrivederla, a presto, a dopo, a domani, ci vediamo, ci sentiamo, buonanotte, buona (notte|giornata|serata), addio',
    wellbeing: 'come (stai|sta|va|state|stia), tutto bene, come te la passi',
    joke: 'barzellett*, battuta, fammi ridere, qualcosa di divertente, canta … canzone, indovinello',
    maker:
      'chi ti ha (fatto|creato|programmato|costruito|sviluppato), chi sei, cosa sei, che cosa sei, come ti chiami, qual e il tuo nome, hai un nome, quanti anni hai',
  },
  nl: {
    greeting:
      'hallo, hoi, hey, hee, hi, dag, goedendag, goede(morgen|middag|navond)?, goedemorgen, goedemiddag, goedenavond, goeiemorgen, goeiemiddag, goeienavond, moi, hallootjes, iemand daar, is daar iemand, is er iemand',
    thanks:
      'bedankt, dankjewel, dank (je|u|jullie) ?wel, dankuwel, dank, dankje, thanks, thx, merci, ok, oke, okee, okay, prima, duidelijk, begrepen, top, super, perfect, helder, in orde, is goed, dat was alles, dat was het',
    goodbye:
      'doei, doeg, tot (ziens|snel|straks|later|morgen), dag dag, daag, welterusten, goedenacht, fijne (dag|avond|middag|weekend) (nog|verder)?, prettige dag, groetjes, mvg, houdoe, ciao',
    wellbeing:
      'hoe gaat het, hoe gaat t, hoe is het, alles goed, hoe is ie, alles goed met (je|jou|u), hoe maakt u het',
    joke: 'mop, moppen, grap*, maak me aan het lachen, iets grappigs, iets leuks, zing … liedje, raadsel',
    maker:
      'wie heeft (je|jou|u) (gemaakt|gebouwd|geprogrammeerd|ontwikkeld|bedacht), wie ben (je|jij), wat ben (je|jij), wie bent u, hoe heet (je|jij|u), wat is (je|jouw|uw) naam, hoe oud ben (je|jij)',
  },
  ja: {
    greeting:
      'こんにちは, こんにちわ, こんばんは, こんばんわ, おはよう, おはようございます, はじめまして, 初めまして, もしもし, やあ, ハロー, 誰かいますか, どうも',
    thanks:
      'ありがとう, ありがと, 有難う, 有り難う, 感謝, サンキュー, あざす, どうもです, 了解, 承知, わかりました, 分かりました, わかった, なるほど, オッケー, オーケー, おけ, ok, 大丈夫です, 以上です, はい',
    goodbye:
      'さようなら, さよなら, またね, また来ます, また今度, おやすみ, おやすみなさい, 失礼します, 失礼いたします, ばいばい, バイバイ, では, それでは, じゃあね',
    wellbeing: '元気ですか, お元気ですか, 元気？, 元気, 調子はどう, ご機嫌いかが',
    joke: '冗談, ジョーク, 笑わせて, 面白い話, おもしろいこと, 歌って, なぞなぞ, だじゃれ',
    maker:
      '(誰|だれ)が(作|つく|開発|プログラム), あなたは(誰|だれ|何者), きみは誰, 君は誰, お名前は, 名前は何, 何歳ですか, なんて呼べば',
  },
  ko: {
    greeting:
      '안녕하세요, 안녕하십니까, 안녕, 안뇽, 하이, 헬로, 여보세요, 반갑습니다, 반가워요, 처음 뵙겠습니다, 계세요, 누구 있나요, 거기 누구',
    thanks:
      '감사합니다, 감사해요, 감사, 고맙습니다, 고마워요, 고마워, 땡큐, 알겠습니다, 알겠어요, 알았어요, 알겠, 오케이, ㅇㅋ, ㄱㅅ, 네, 넵, 넹, 좋아요, 좋습니다, 이해했어요, 이해했습니다, 됐어요, ok',
    goodbye:
      '안녕히 (계세요|가세요|주무세요), 잘 가, 잘가, 잘 있어, 또 (올게요|봐요|뵙겠습니다|만나요), 다음에 (봐요|뵐게요|올게요), 수고하세요, 수고, 바이, 빠이, 굿나잇, 좋은 하루, 들어가세요',
    wellbeing: '잘 지내, 잘지내, 어떻게 지내, 기분이 어때, 기분 어때, 요즘 어때, 별일 없',
    joke: '농담, 웃겨, 웃긴, 재밌는 얘기, 재미있는 이야기, 개그, 노래 불러, 노래해, 수수께끼, 넌센스',
    maker:
      '(누가|누구가) (만들|개발|프로그램), 너는? 누구, 넌 누구, 당신은 누구, 누구세요, 누구시, 이름이 (뭐|무엇|어떻게), 이름 뭐, 몇 살',
  },
  'zh-Hans': {
    greeting:
      '你好, 您好, 哈喽, 哈啰, 嗨, 嘿, 早上好, 早安, 下午好, 晚上好, 大家好, 在吗, 有人吗, 有人在吗, hello, hi, 早',
    thanks:
      '谢谢, 谢了, 多谢, 感谢, 谢啦, 3q, 辛苦了, 好的, 好滴, 好嘞, 明白, 知道了, 了解, 懂了, 清楚了, 收到, 行, 可以了, 没问题了, 没有了, ok, 嗯, 好',
    goodbye: '再见, 拜拜, 拜, 回头见, 下次见, 晚安, 明天见, 88, 回聊, 改天聊, 先这样',
    wellbeing: '你好吗, 你还好吗, 最近怎么样, 过得怎么样, 吃了吗, 心情怎么样, 忙吗',
    joke: '笑话, 逗我笑, 搞笑, 段子, 唱首歌, 唱歌, 谜语, 脑筋急转弯',
    maker:
      '谁(做|造|创造|开发|设计|发明|训练)(了|的)?你, 你是谁(做|造|创造|开发|设计|发明), 你是谁, 你是什么, 你叫什么, 你的名字, 你几岁, 你多大',
  },
  'zh-Hant': {
    greeting:
      '你好, 您好, 哈囉, 嗨, 嘿, 早晨, 早安, 午安, 晚安呀, 晚上好, 大家好, 喂, 有冇人, 有人嗎, 在嗎, hello, hi, 早',
    thanks:
      '謝謝, 多謝, 唔該, 唔該晒, 感謝, 感激, 謝啦, 辛苦晒, 辛苦了, 好的, 好呀, 明白, 知道了, 知道喇, 了解, 清楚, 收到, 得喇, 冇問題, 冇嘢喇, ok, 嗯, 好',
    goodbye: '再見, 拜拜, 掰掰, 下次見, 晚安, 早抖, 早唞, 聽日見, 明天見, 遲啲傾, 88',
    wellbeing: '你好嗎, 你點呀, 最近點, 最近怎麼樣, 近來好嗎, 食咗飯未, 食飯未, 忙唔忙, 過得如何',
    joke: '笑話, 逗我笑, 搞笑, 爛gag, 唱首歌, 唱歌, 謎語, 腦筋急轉彎, iq題',
    maker:
      '(邊個|誰)(整|做|造|創造|開發|設計|發明|訓練)(咗|了|的)?你, 你是誰(做|造|創造|開發|設計), 你係邊個, 你是誰, 你係咩, 你是什麼, 你叫(咩|乜|什麼), 你的名字, 你個名, 你幾歲, 你幾多歲',
  },
  ar: {
    greeting:
      'مرحبا*, مراحب, اهلا*, اهلين, هلا, هلا والله, سلام عليكم, سلام, صباح (الخير|النور), مساء (الخير|النور), هاي, هلو, تحيه, في احد, هل من احد',
    thanks:
      'شكرا*, مشكور*, شكرن, متشكر*, يسلمو, تسلم*, يعطيك العافيه, الله يعطيك العافيه, جزاك الله خير*, بارك الله فيك, ممنون*, اوكي, اوك, حسنا*, تمام, طيب, فهمت, واضح, ماشي, خلاص, ممتاز, زين, عظيم, ok',
    goodbye: 'مع السلامه, وداعا*, باي, الي اللقاء, في امان الله, تصبح* علي خير, نراكم, اشوفك*, يومك سعيد',
    wellbeing: 'كيف (حالك*|حالكم|الحال|انت), كيفك, كيفكم, شلونك*, شلونكم, شخبارك, ايش اخبارك, اخبارك, عامل ايه, ازيك',
    joke: 'نكته, نكت, اضحكني, ضحكني, شي مضحك, غن* لي, لغز, فزوره',
    maker:
      'من (صنعك|صممك|برمجك|طورك|انشاك|خلقك), مين (صنعك|عملك|سواك|برمجك), من انت, مين انت, منو انت, ما اسمك, وش اسمك, شو اسمك, ايش اسمك, كم عمرك',
  },
};
