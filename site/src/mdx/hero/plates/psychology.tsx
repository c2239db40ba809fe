import { Highlighter, Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/** The normal distribution: 2.28% lies more than two standard deviations above the mean, 4.55% outside both. IQ scores: mean 100, SD 15 (WAIS-IV manual, 2008). */
export function Psychology() {
  return (
    <Plate
      tint="lilac"
      ruling="none"
      height={300}
      sample
      label="A normal distribution of intelligence test scores with mean 100 and standard deviation 15. The tail above 130 is highlighted and the student has written 5% beside it. The tutor has ringed the 5% and drawn an arrow to the other tail, below 70: 95% lie between 70 and 130, where is the rest?"
      poster={
        <>
          Five per cent is <Highlight>both tails</Highlight>.
        </>
      }
      caption="Mean 100, standard deviation 15: Wechsler Adult Intelligence Scale (WAIS-IV), 2008."
    >
      <Highlighter>
        <path d="M304 219C322 228 344 236 380 239V244H304z" />
      </Highlighter>
      <SoftInk>
        <path d="M16 244H384M44 244v6M96 244v6M148 244v6M200 244v6M252 244v6M304 244v6M356 244v6" />
        <g textAnchor="middle">
          <text x="96" y="268">
            70
          </text>
          <text x="148" y="268">
            85
          </text>
          <text x="200" y="268">
            100
          </text>
          <text x="252" y="268">
            115
          </text>
          <text x="304" y="268">
            130
          </text>
        </g>
        <text x="384" y="290" textAnchor="end">
          score
        </text>
      </SoftInk>
      <Pencil strokeWidth="1.4">
        <path d="M200 62V244M96 222V244M304 222V244" />
      </Pencil>
      <Ink>
        <path
          d="M20 239C60 236 90 226 112 206C140 180 152 64 200 64S260 180 288 206C310 226 340 236 380 239"
          strokeWidth="2.4"
        />
        <text x="322" y="208">
          5%
        </text>
      </Ink>
      <RedPen>
        <path pathLength={1} d="M328 188c16-6 36 1 34 14s-24 17-38 10-14-19 6-24" />
        <path pathLength={1} d="M318 188C282 118 130 96 72 214M70 200l1 15 14-7" />
        <Lines x={236} y={36} of={['95% lie between', '70 and 130. Where', 'is the rest?']} />
      </RedPen>
    </Plate>
  );
}
