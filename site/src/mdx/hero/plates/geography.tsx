import { Ink, Pencil, Plate, RedPen, SoftInk } from '@tutoring/ui/plate';
import { Highlight } from '@tutoring/ui/text';
import { Lines } from './lines';

/**
 * Castle Rock in Edinburgh, a crag and tail: the summit at 130 m, cliffs to the west, and the Royal Mile down the tail to
 * Holyrood, 1.8 km to the east at about 40 m. The ice flowed from west to east (British Geological Survey).
 */
export function Geography() {
  return (
    <Plate
      tint="mint"
      ruling="none"
      height={320}
      sample
      label="Contour lines of Castle Rock in Edinburgh, crowded in the west and far apart in the east, and below them a section: a cliff in the west and a long slope down to Holyrood in the east. The student’s arrow for the ice points from east to west. The tutor has ringed it and asks: a tail lies in the shelter of the rock, so where did the ice come from?"
      poster={
        <>
          The tail points <Highlight>where the ice went</Highlight>.
        </>
      }
      caption="Castle Rock, Edinburgh. Heights: Ordnance Survey; direction of the ice: British Geological Survey."
    >
      <SoftInk strokeWidth="1.3">
        <path d="M78 62C78 22 128 16 190 30S352 50 376 62 250 100 190 98 78 104 78 62z" />
        <path d="M83 62C83 30 124 24 178 36S296 52 318 62 238 92 180 90 83 94 83 62z" />
        <path d="M88 62C88 38 120 33 160 42S244 54 260 62 210 84 162 82 88 86 88 62z" />
        <path d="M93 62C93 46 116 42 140 48S194 56 204 62 168 76 142 76 93 78 93 62z" />
        <path d="M98 62C98 54 110 50 124 54S150 58 154 62 138 70 124 70 98 70 98 62z" />
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
        <path d="M78 62V236M376 62V246M112 68V150" />
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
