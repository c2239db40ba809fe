import { Card } from '@tutoring/ui/card';
import { Grid } from '@tutoring/ui/layout';
import { ShowMore } from '@tutoring/ui/show-more';

const SUBJECTS = ['Biology', 'Chemistry', 'Economics', 'French', 'Geography', 'History', 'Mathematics', 'Physics'];
const SHOWN = 3;

const cards = (subjects: string[]) => (
  <Grid>
    {subjects.map((subject) => (
      <Card key={subject} heading={subject} level={3}>
        Standard and Higher Level
      </Card>
    ))}
  </Grid>
);

export function Subjects() {
  return (
    <>
      {cards(SUBJECTS.slice(0, SHOWN))}
      <ShowMore count={SUBJECTS.length - SHOWN}>{cards(SUBJECTS.slice(SHOWN))}</ShowMore>
    </>
  );
}
