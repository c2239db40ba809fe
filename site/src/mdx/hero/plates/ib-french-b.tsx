import { Ink, Plate, RedPen } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** A letter of ours: a formal opening, then “tu”, then a kiss. The register must fit the reader throughout (French B, Paper 1). */
export function IbFrenchB() {
  return (
    <Plate
      tint="sky"
      ruling="seyes"
      height={352}
      sample
      label="A letter on Seyès paper: Monsieur le Directeur, est-ce que tu peux ouvrir la cantine plus tôt ? Nous avons faim dès onze heures. Merci d’avance. Bisous, Léa. The opening has a tick. The tutor has ringed “tu peux” and “Bisous”, joined them with an arrow, and written: who is reading this? Vous, to the end."
      poster={
        <>
          You say <Highlight>vous</Highlight> to a headteacher.
        </>
      }
      caption="Our own letter, as in French B, Paper 1."
    >
      <Ink fontSize="18">
        <Lines
          x={80}
          y={62}
          step={32}
          of={[
            'Monsieur le Directeur,',
            'Est-ce que tu peux ouvrir la',
            'cantine plus tôt ? Nous avons',
            'faim dès onze heures.',
          ]}
        />
        <text x="80" y="190">
          Merci d’avance.
        </text>
        <text x="80" y="254">
          Bisous,
        </text>
        <text x="80" y="286">
          Léa
        </text>
      </Ink>
      <RedPen>
        <path pathLength={1} d="M282 50c5 3 8 8 10 13 5-13 12-22 22-28" />
        <path pathLength={1} d="M196 76c24-6 48 1 45 14s-40 17-58 9-12-19 14-23" />
        <path pathLength={1} d="M112 234c20-6 38 2 36 15s-38 18-58 9-10-21 24-24" />
        <path pathLength={1} d="M228 104C262 150 232 220 152 246M162 236l-11 10 14 4" />
        <Lines x={210} y={232} of={['Who is reading this?', 'Vous, to the end.']} />
      </RedPen>
    </Plate>
  );
}
