export function Retention({ facts }: { facts: string }) {
  return <p>{facts}</p>;
}
