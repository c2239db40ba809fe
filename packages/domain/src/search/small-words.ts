/** Folded stop words by language: they do not say what a query is about. */
const SMALL_WORDS = {
  en: 'a an the i we you my your our is are am be do does did can could should would will may how what which when where who why to of for in on at with and or by from about it its this that there if not get',
  fr: 'le la les l un une des du de d je tu nous vous mon ma mes votre vos est sont puis peut on comment quel quelle quels quelles quand qui ou pour en au aux avec et dans sur par ce qu que',
  de: 'der die das den dem ein eine einen ich wir sie mein meine ist sind kann man wie was welche wann wo wer warum zu von fur in im am mit und oder bei',
  es: 'el la los las un una unos de del yo mi mis es son puedo se como que cual cuales cuando donde quien por para en con y o al',
  it: 'il lo la i gli le un una di del della io mio mia e sono posso si come che quale quali quando dove chi perche per in con o al',
  nl: 'de het een ik wij we mijn is zijn kan men hoe wat welke wanneer waar wie waarom te van voor in op met en of bij',
  ar: 'في من على الى عن ما ماذا كيف هل متى اين مع هو هي هذا هذه او و',
} as const;

export const STOP_WORDS: ReadonlySet<string> = new Set(Object.values(SMALL_WORDS).flatMap((words) => words.split(' ')));

/** The stop words of a language; empty for an unknown one. */
export function smallWordsOf(language: string): ReadonlySet<string> {
  return new Set((SMALL_WORDS as Readonly<Record<string, string>>)[language]?.split(' '));
}
