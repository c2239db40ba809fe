import { es as price } from '@tutoring/ui/price/messages/es';
import { es as markedScript } from '@tutoring/ui/marked-script/messages/es';
import { es as badge } from '@tutoring/ui/badge/messages/es';
import { es as promoBanner } from '@tutoring/ui/promo-banner/messages/es';
import { es as navigationMenu } from '@tutoring/ui/navigation-menu/messages/es';
import { es as mobileMenu } from '@tutoring/ui/mobile-menu/messages/es';
import { es as dialog } from '@tutoring/ui/dialog/messages/es';
import { es as bookingLink } from '@tutoring/ui/booking-link/messages/es';
import { es as breadcrumbs } from '@tutoring/ui/breadcrumbs/messages/es';
import { es as header } from '@tutoring/ui/header/messages/es';
import { es as languageSwitcher } from '@tutoring/ui/language-switcher/messages/es';
import { es as relatedLinks } from '@tutoring/ui/related-links/messages/es';
import shell from '../generated/shell.es.json';
import type { LanguagePack } from './pack';

export const pack: LanguagePack = {
  words: {
    offerLink: 'Ver las condiciones',
    perSession: 'por clase',
    fromPrice: 'Clases desde {price}.',
    ask: 'Hacer antes una pregunta',
    table: 'Tabla: {heading}',
    glanceTitle: 'De un vistazo',
    glanceSession: 'Convocatoria del IB',
    glanceLanguages: 'Idioma de las clases',
    glanceClock: 'Diferencia horaria',
    glanceAhead: 'respecto a Toronto: {winter} h en enero, {summer} h en julio',
    glanceSame: 'la misma hora que en Toronto',
    glancePrice: 'Precio por clase, desde',
    glanceCurrency: 'Moneda local',
    glanceChannel: 'Escríbanos',
    schoolsNote:
      'Figurar en la lista no es una recomendación; no tenemos ningún acuerdo con estos centros. Confirme los programas con el centro.',
    schoolsAll: 'Todos los centros de nuestra lista',
    timesCaption: 'Horario de las clases en su hora local y en la de Toronto',
    timesDays: 'Días',
    timesLocal: 'Su hora local',
    timesWinter: 'Toronto, invierno',
    timesSummer: 'Toronto, verano',
    by: 'Por {author}',
    updated: 'actualizado el',
    minutes: '{minutes} min de lectura',
    offerEnded: 'Esta oferta terminó el {date}.',
    offerNow: 'Condiciones actuales',
    sources: 'Fuentes, última comprobación: {date}',
    errorTitle: 'Algo ha fallado',
    errorText:
      'Lo sentimos, ha ocurrido un error inesperado. Pruebe a recargar la página o póngase en contacto con nosotros si el problema continúa.',
    errorRetry: 'Volver a intentarlo',
    errorHome: 'Ir a la página de inicio',
    errorContact: 'Contactar con nosotros',
  },
  navigationFrom: 'wide',
  shell,
  messages: {
    breadcrumbs,
    header,
    'language-switcher': languageSwitcher,
    'booking-link': bookingLink,
    dialog,
    badge,
    'marked-script': markedScript,
    price,
    'related-links': relatedLinks,
    'mobile-menu': mobileMenu,
    'navigation-menu': navigationMenu,
    'promo-banner': promoBanner,
  },
};
