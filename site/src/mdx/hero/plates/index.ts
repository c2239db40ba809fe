import type { ComponentType } from 'react';
import { ApEconomicsAndBusiness } from './ap-economics-and-business';
import { ApEnglish } from './ap-english';
import { ApFrench } from './ap-french';
import { Biology } from './biology';
import { Business } from './business';
import { Chemistry } from './chemistry';
import { ComputerScience } from './computer-science';
import { Economics } from './economics';
import { English } from './english';
import { Ess } from './ess';
import { ExtendedEssay } from './extended-essay';
import { French } from './french';
import { Geography } from './geography';
import { History } from './history';
import { Humanities } from './humanities';
import { IbEconomicsAndBusiness } from './ib-economics-and-business';
import { IbEnglish } from './ib-english';
import { IbFrenchB } from './ib-french-b';
import { IbInternalAssessment } from './ib-internal-assessment';
import { LanguageSupport } from './language-support';
import { MathematicsAa } from './mathematics-aa';
import { MathematicsAi } from './mathematics-ai';
import { Physics } from './physics';
import { Psychology } from './psychology';
import { ScienceMath } from './science-math';
import { Sociology } from './sociology';
import { TheoryOfKnowledge } from './theory-of-knowledge';
import type { PlateName } from './names';

/** The drawing of each subject: a common error, and what a tutor marks in it. */
export const PLATES: Record<PlateName, ComponentType> = {
  'ap-economics-and-business': ApEconomicsAndBusiness,
  'ap-english': ApEnglish,
  'ap-french': ApFrench,
  biology: Biology,
  business: Business,
  chemistry: Chemistry,
  'computer-science': ComputerScience,
  economics: Economics,
  english: English,
  ess: Ess,
  'extended-essay': ExtendedEssay,
  french: French,
  geography: Geography,
  history: History,
  humanities: Humanities,
  'ib-economics-and-business': IbEconomicsAndBusiness,
  'ib-english': IbEnglish,
  'ib-french-b': IbFrenchB,
  'ib-internal-assessment': IbInternalAssessment,
  'language-support': LanguageSupport,
  'mathematics-aa': MathematicsAa,
  'mathematics-ai': MathematicsAi,
  physics: Physics,
  psychology: Psychology,
  'science-math': ScienceMath,
  sociology: Sociology,
  'theory-of-knowledge': TheoryOfKnowledge,
};
