import { Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Formula } from './lines';

/** Boiling points in °C at 1 atm: H₂O 100, H₂S −60, H₂Se −41, H₂Te −2. Handbooks differ by less than a degree, which is less than the width of a point. */
export function Chemistry() {
  return (
    <Plate
      tint="mint"
      ruling="graph"
      sample
      label="A graph of the boiling points of the hydrogen compounds of group 16. From H₂S to H₂Se and H₂Te they rise, from about −60 to −2 °C. The student has extended the line back and written: so water, about −80. The tutor’s arrow goes up to a ringed point at 100 °C, and the tutor asks: what is holding it that H₂S does not have?"
      poster={
        <>
          The line says −80. Water says <Highlight>no</Highlight>.
        </>
      }
      caption="Boiling points at 1 atm, rounded."
    >
      <SoftInk>
        <path d="M80 20V260H386M74 60h6M74 140h6M74 220h6M120 260v6M200 260v6M280 260v6M360 260v6" />
        <text x="88" y="30">
          Boiling point in °C
        </text>
        <g textAnchor="end">
          <text x="68" y="65">
            100
          </text>
          <text x="68" y="145">
            0
          </text>
          <text x="68" y="225">
            −100
          </text>
        </g>
      </SoftInk>
      <Ink textAnchor="middle" fontWeight="600">
        <Hydride x={120} of="O" />
        <Hydride x={200} of="S" />
        <Hydride x={280} of="Se" />
        <Hydride x={360} of="Te" />
      </Ink>
      <Ink>
        <path d="M360 142 280 173 200 188" />
        <circle cx="360" cy="142" r="4.5" />
        <circle cx="280" cy="173" r="4.5" />
        <circle cx="200" cy="188" r="4.5" />
        <circle cx="120" cy="60" r="4.5" />
        <ellipse cx="120" cy="202" rx="4.5" ry="4.5" />
        <text x="132" y="226">
          so water: about −80
        </text>
      </Ink>
      <Pencil>
        <path d="M194 189 126 201" />
      </Pencil>
      <RedPen>
        <path pathLength={1} d="M117 43c16-7 33 4 29 19s-31 22-44 9 0-31 25-30" />
        <path pathLength={1} d="M116 193C105 160 105 120 115 86M107 97l9-13 8 13" />
        <text x="158" y="60">
          What is holding it
        </text>
        <text x="158" y="82">
          <Formula of="that H_2_S does not have?" />
        </text>
      </RedPen>
    </Plate>
  );
}

function Hydride({ x, of }: { x: number; of: string }) {
  return (
    <text x={x} y="284">
      <Formula of={`H_2_${of}`} />
    </text>
  );
}
