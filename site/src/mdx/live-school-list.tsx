import { SchoolList, type School, type SchoolListProps } from '@tutoring/ui/school-list';

interface Props {
  schools: readonly School[];
  words: SchoolListProps['messages'];
}

export default function LiveSchoolList({ schools, words }: Props) {
  return <SchoolList schools={schools} messages={words} />;
}
