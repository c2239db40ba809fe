import type { Language } from '@tutoring/domain/languages';
import { rowOf } from '../../../build/model/lines';
import type { Loader } from '../../../build/model/mdx-component';
import { localisedText } from '../../../shared/localised-text';
import type { FactRow } from '../fact-rows';

/** In the languages of the pages that show them: the terms, and the pages under `legal` in regions.yaml. */
const LABELS = {
  legalName: {
    en: 'Legal name',
    de: 'Anbieter',
    fr: 'Éditeur du site',
    it: 'Offerente',
    nl: 'Aanbieder',
    ja: '販売業者',
    ko: '상호',
    'zh-Hans': '经营者',
    'zh-Hant': '經營者',
    es: 'Titular',
    ar: 'الاسم القانوني',
  },
  responsible: {
    en: 'Person responsible',
    de: 'Vertreten durch',
    fr: 'Directeur de la publication',
    it: 'Responsabile',
    nl: 'Verantwoordelijke',
    ja: '運営統括責任者',
    ko: '대표자',
    'zh-Hans': '负责人',
    'zh-Hant': '負責人',
    es: 'Responsable',
    ar: 'الشخص المسؤول',
  },
  address: {
    en: 'Address',
    de: 'Anschrift',
    fr: 'Siège',
    it: 'Indirizzo',
    nl: 'Adres',
    ja: '所在地',
    ko: '주소',
    'zh-Hans': '地址',
    'zh-Hant': '地址',
    es: 'Domicilio',
    ar: 'العنوان',
  },
  phone: {
    en: 'Telephone',
    de: 'Telefon',
    fr: 'Téléphone',
    it: 'Telefono',
    nl: 'Telefoon',
    ja: '電話番号',
    ko: '전화번호',
    'zh-Hans': '电话',
    'zh-Hant': '電話',
    es: 'Teléfono',
    ar: 'الهاتف',
  },
  email: {
    en: 'Email',
    de: 'E-Mail',
    fr: 'Adresse e-mail',
    it: 'E-mail',
    nl: 'E-mail',
    ja: 'メールアドレス',
    ko: '이메일',
    'zh-Hans': '电子邮箱',
    'zh-Hant': '電郵地址',
    es: 'Correo electrónico',
    ar: 'البريد الإلكتروني',
  },
  register: {
    en: 'Register',
    de: 'Register',
    fr: 'Immatriculation',
    it: 'Registro',
    nl: 'Register',
    ja: '登記',
    ko: '사업자 등록',
    'zh-Hans': '注册登记',
    'zh-Hant': '註冊紀錄',
    es: 'Inscripción registral',
    ar: 'السجل',
  },
  taxNumber: {
    en: 'Tax number',
    de: 'Umsatzsteuernummer',
    fr: 'Numéro de TVA',
    it: 'Numero IVA',
    nl: 'Btw-nummer',
    ja: '税務番号',
    ko: '세금 번호',
    'zh-Hans': '税号',
    'zh-Hant': '稅務編號',
    es: 'Número de identificación fiscal',
    ar: 'الرقم الضريبي',
  },
  host: {
    en: 'Hosting',
    de: 'Hosting',
    fr: 'Hébergeur',
    it: 'Hosting',
    nl: 'Hosting',
    ja: 'ホスティング',
    ko: '호스팅',
    'zh-Hans': '网站托管',
    'zh-Hant': '網站寄存',
    es: 'Alojamiento web',
    ar: 'استضافة الموقع',
  },
} satisfies Record<string, Partial<Record<Language, string>>>;

/** In values that the owner has not written yet. */
const PLACEHOLDER = '(placeholder)';

/** The legal details of the business. */
export const trader: Loader<FactRow[]> = {
  load({ data, language, messages }) {
    const { register, registerNumber, ...known } = data.brand.trader;
    const values = { ...known, register: `${register}, ${registerNumber}`, email: data.brand.email };
    return (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((row) => ({
      label: localisedText(LABELS[row], language),
      value: language !== 'en' && values[row].includes(PLACEHOLDER) ? messages.traderMissing : values[row],
    }));
  },
  textOf: (rows) => rows.flatMap(({ label, value }) => [label, value]),
  linesOf: (rows) => [{ lines: rows.map(({ label, value }) => rowOf([label, value])) }],
};
