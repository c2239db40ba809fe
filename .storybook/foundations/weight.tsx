import peers from '../../packages/ui/peers.json';
import sizes from '../../packages/ui/sizes.json';
import { Scroller } from '../../packages/ui/src/scroller';
import { fine } from './sheet';

const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1));
const LIBRARIES = Object.keys(peers.versions);

/** Our components beside the same ones of other libraries, in kB. */
export function Weights() {
  return (
    <Scroller aria-label="Weights">
      <table style={{ fontVariantNumeric: 'tabular-nums' }}>
        <caption>kB of JavaScript for one component alone: minified, brotli, without React</caption>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">@tutoring/ui</th>
            {LIBRARIES.map((library) => (
              <th key={library} scope="col">
                {library}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(peers.components).map(([component, measured]) => (
            <tr key={component}>
              <th scope="row">{component}</th>
              <td>
                <strong>{kilobytes((sizes as Record<string, number>)[component])}</strong>
              </td>
              {LIBRARIES.map((library) => (
                <td key={library}>{kilobytes((measured as Record<string, number>)[library])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** The measured versions and the day. */
export function Versions() {
  return (
    <p style={fine}>
      Measured on {peers.measured}: {Object.values(peers.versions).join(', ')}.
    </p>
  );
}

/** All our components, from the lightest to the heaviest. */
export function AllWeights() {
  const sorted = Object.entries(sizes).sort(([, a], [, b]) => a - b);
  return (
    <p style={fine}>
      {sorted.map(([name, size], index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {name} {kilobytes(size)}
        </span>
      ))}
    </p>
  );
}
