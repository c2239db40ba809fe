import { vars } from '../../packages/ui/src/styles/theme.css';
import { latinFonts, systemFonts } from '../../packages/ui/src/styles/tokens';
import { directionOf, LANGUAGES, messageOf, nameOf, type Language } from './messages';
import { fine } from './sheet';

/** The fonts of a language: the shipped ones, or the system's in order of preference. */
function fontsOf(language: Language): string {
  const system = language in systemFonts && systemFonts[language as keyof typeof systemFonts];
  const namesIn = (stack: string) => [...stack.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  if (system) return `The system’s: ${[...new Set(Object.values(system).flatMap(namesIn))].join(', ')}`;
  // The others in each list stand in until the first has arrived.
  return Object.values(latinFonts)
    .flatMap((stack) => namesIn(stack).slice(0, 1))
    .map((name) => name.replace(/ Variable$/, ''))
    .join(', ');
}

/** Each language in its own script and direction, with its fonts. */
export function Scripts() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
        gap: vars.space['8'],
      }}
    >
      {LANGUAGES.map((language) => (
        <div
          key={language}
          style={{ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlockStart: vars.space['3'] }}
        >
          <p style={fine}>
            <strong>{nameOf(language, 'en')}</strong> · <code>{language}</code>
          </p>
          <div lang={language} dir={directionOf(language)} style={{ fontFamily: vars.font.sans }}>
            <h3 style={{ marginBlock: vars.space['2'] }}>{messageOf('lead-form', 'title', language)}</h3>
            <p>{messageOf('lead-form', 'messageHelp', language)}</p>
          </div>
          <p style={{ ...fine, marginBlockStart: vars.space['2'] }}>{fontsOf(language)}</p>
        </div>
      ))}
    </div>
  );
}
