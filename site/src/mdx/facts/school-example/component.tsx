/** What a small order of a school costs. */
export function SchoolExample({ facts }: { facts: string }) {
  return <p>{facts}</p>;
}
