import { SchoolList, type School, type SchoolListProps } from '@tutoring/ui/school-list';
import { usePage } from './page-data';

interface Props {
  schools: readonly School[];
  words: SchoolListProps['messages'];
}

export default function LiveSchoolList({ schools, words }: Props) {
  const { lang } = usePage();
  return <SchoolList schools={schools} language={lang} messages={words} />;
}
