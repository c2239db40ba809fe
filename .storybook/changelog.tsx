import { Markdown } from '@storybook/addon-docs/blocks';
import text from 'virtual:changelog';

/** The changelog, as the build wrote it. The subjects of a version are folded, because there are many changes. */
export function Changelog() {
  const [, ...versions] = text.split(/^## /m);
  return versions.map((version) => {
    const [head = '', ...subjects] = version.split(/^### /m);
    const [name = '', ...rest] = head.split('\n');
    return (
      <section key={name}>
        <h2>{name}</h2>
        <Markdown>{rest.join('\n')}</Markdown>
        {subjects.map((subject) => (
          <Subject key={subject} text={subject} />
        ))}
      </section>
    );
  });
}

function Subject({ text: subject }: { text: string }) {
  const [name, ...changes] = subject.split('\n');
  return (
    <details>
      <summary style={{ minBlockSize: '2.75rem', paddingBlock: '0.5rem', cursor: 'pointer' }}>{name}</summary>
      <Markdown>{changes.join('\n')}</Markdown>
    </details>
  );
}
