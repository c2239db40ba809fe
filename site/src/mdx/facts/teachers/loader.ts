import { teaches } from '../../../build/content/people';
import type { Loader } from '../../../build/model/mdx-component';
import { textOfPeople } from '../people/person-facts';
import { TUTORS } from '../../../shared/paths';
import { subjectId, tutorFacts, type TutorFacts } from '../tutors/tutor-facts';

/** Who teaches the course of a page, and the page of everybody who teaches. */
export interface TeachersFacts {
  tutors: TutorFacts[];
  /** The list of tutors, filtered by the course. */
  href: string;
}

/** Who teaches the course of the page. */
export const teachers: Loader<TeachersFacts> = {
  load(context) {
    const { tree, page, data } = context;
    const path = tree.originalOf(page.path);
    const here = data.people.filter((one) => teaches(one) && one.subjects.some((subject) => subject.page === path));
    return {
      // The subject is this page's. What was checked, and a note, are on the page of tutors.
      tutors: here.map((person) => {
        const { note: _, ...facts } = tutorFacts(person, context);
        return { ...facts, checked: [], subjects: facts.subjects.filter(({ id }) => id === subjectId(path)) };
      }),
      href: `${tree.addressIn(page.lang, TUTORS)}?subject=${subjectId(path)}`,
    };
  },
  textOf: ({ tutors }) => textOfPeople(tutors),
  linesOf: () => [],
};
