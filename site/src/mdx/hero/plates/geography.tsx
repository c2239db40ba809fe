import { Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/**
 * Castle Rock in Edinburgh, a crag and tail: the summit at 130 m, cliffs to the west, and the Royal Mile down the tail to
 * Holyrood, 1.8 km to the east at about 40 m. The ice came from the west (Lothian Geology, 1996, in the British Geological
 * Survey’s Earthwise). The contours, every 15 m from 55 m, meet the section at their heights.
 */
export function Geography() {
  return (
    <Plate
      tint="mint"
      ruling="none"
      height={320}
      sample
      label="Contour lines of Castle Rock in Edinburgh, crowded in the west and far apart in the east, and below them a section: a crag in the west, 130 metres high, and a long tail down to Holyrood, 1.8 kilometres to the east, at 40 metres. The student’s arrow for the ice points from east to west. The tutor has ringed it: the tail lay in shelter, from which side did the ice come?"
      poster={
        <>
          The tail points <Highlight>where the ice went</Highlight>.
        </>
      }
      caption="A sketch of Castle Rock, Edinburgh; heights rounded. Direction of the ice: British Geological Survey, Earthwise."
    >
      <SoftInk strokeWidth="1.3">
        <path d="M78 62C78 22 128 16 182 30S308 50 330 62 240 100 182 98 78 104 78 62z" />
        <path d="M82 62C82 30 122 24 168 36S260 52 280 62 216 92 170 90 82 94 82 62z" />
        <path d="M85 62C85 38 114 33 148 42S220 54 235 62 192 84 150 82 85 86 85 62z" />
        <path d="M89 62C89 46 110 42 132 48S186 56 195 62 160 76 136 76 89 78 89 62z" />
        <path d="M93 62C93 54 106 50 122 54S151 58 156 62 138 70 122 70 93 70 93 62z" />
      </SoftInk>
      <SoftInk>
        <circle cx="112" cy="62" r="2.5" />
        <path d="M56 140V270H390M50 152h6M50 201h6M50 250h6" />
        <g textAnchor="end">
          <text x="46" y="157">
            130
          </text>
          <text x="46" y="255">
            40
          </text>
          <text x="390" y="290">
            Holyrood, 1.8 km
          </text>
        </g>
        <text x="64" y="136">
          m
        </text>
        <text x="58" y="290">
          west
        </text>
      </SoftInk>
      <Pencil strokeWidth="1">
        <path d="M78 62V234M332 64V104M332 154V235M112 68V150" />
      </Pencil>
      <Ink>
        <path d="M56 244 76 240C84 214 88 176 98 158L112 152 130 156C200 188 290 226 390 250" strokeWidth="2.4" />
        <path d="M290 176H240M252 168l-13 8 13 8" />
        <text x="258" y="170">
          ice
        </text>
        <text x="214" y="254">
          tail
        </text>
        <text x="106" y="222">
          crag
        </text>
      </Ink>
      <RedPen>
        <path pathLength={1} d="M262 156c24-6 44 4 40 16s-40 18-62 12-22-24 24-28" />
        <path pathLength={1} d="M303 165C308 161 311 157 313 153" />
        <Lines x={150} y={124} of={['The tail lay in shelter. From', 'which side did the ice come?']} />
      </RedPen>
    </Plate>
  );
}
