import type { PrivacyMessages } from './types';

/** The messages in the tables of the privacy page, in German. */
/** From English 234ff47a. */
export const de: PrivacyMessages = {
  purposes: {
    consent: 'Ihre Entscheidung zu Cookies, damit wir nicht auf jeder Seite fragen',
    bannerShown: 'Dass Sie die Frage nach Cookies bei diesem Besuch gesehen haben',
    language: 'Welche Sprache Sie für eine Seite gewählt haben, damit wir sie auf anderen vorschlagen können',
    region:
      'Wenn Ihre Region eine eigene Seite hat: die Zeile, die sie vorschlägt, bis Sie ihr folgen oder sie schließen; danach nur, dass wir sie nicht noch einmal vorschlagen',
    saved: 'Seiten dieser Website mit ihren Rechnern und Listen, damit sie sich ohne Verbindung öffnen',
    installDismissed:
      'Wann Sie bei der Installation dieser Website „Später“ gewählt haben, damit wir eine Woche lang nicht mehr fragen',
    installAvailable: 'Wann Ihr Browser diese Website bei diesem Besuch zum ersten Mal installieren konnte',
    keptForms: 'Was Sie in ein Formular geschrieben hatten, als eine neue Version der Website die Seite neu lud',
    toolDraft: 'Was Sie in einen Rechner eingegeben haben, damit es nach dem Neuladen noch da ist',
    toolKept: 'Was Sie in einen Rechner eingegeben haben, wenn Sie es auf Ihrem Gerät speichern wollten',
    calendarExport:
      'Welche Tage die Kalenderdatei Ihres Lernplans enthielt, damit die nächste Datei weggefallene absagen kann; „Eingaben löschen“ im Lernstundenrechner löscht es',
    studyPlan: 'Der Lernplan, dem Sie folgen, mit Häkchen und Notizen; „Plan löschen“ im Lernstundenrechner löscht ihn',
    planCalendar:
      'Die Adresse des Kalenders Ihres Lernplans auf unserem Server und der Schlüssel, der ihn ändert, wenn Sie den Plan auf Ihr Handy geholt haben; „Vom Server löschen“ im Lernstundenrechner löscht beides',
    answers: 'Ihre Antworten auf Übungsaufgaben, damit sie da sind, wenn Sie wiederkommen',
    leadDraft: 'Eine angefangene, noch nicht gesendete Nachricht, damit sie nach dem Neuladen noch da ist',
    pages: 'Ausgewählte, noch nicht gesendete Seiten Ihrer Arbeit, damit sie nach dem Neuladen noch da sind',
    sentLead:
      'Die Referenznummer Ihrer gesendeten Nachricht, damit Sie sie nicht zweimal senden; Ihr Name, Ihre Adresse und Ihre Nachricht, bis die Danke-Seite sie in den Link zum Kalender übernommen und die Nachricht gezeigt hat',
    chat: 'Was Sie gefragt und unsere Seiten geantwortet haben, damit das Gespräch auf der nächsten Seite weitergeht',
    recentSearches: 'Ihre letzten Suchanfragen, damit Sie sie wiederholen können',
    noSearchKey: 'Dass Sie keine Taste für die Suche möchten',
    dismissedOffer: 'Welches Angebot Sie geschlossen haben, damit es geschlossen bleibt',
    offerShown: 'Welches Angebot Sie bei diesem Besuch auf einer Karte gesehen haben, damit sie nur einmal erscheint',
    attribution: 'Die Anzeige, der Newsletter oder die Seite, die Sie hergeführt hat, beim ersten und beim letzten Mal',
    ga: 'Unterscheidet die Besuche eines Browsers von denen eines anderen',
    gaSession: 'Unterscheidet einen Besuch vom nächsten',
    gcl: 'Welche Anzeige zu einer Buchung geführt hat',
    gac: 'Welche Kampagne zu einer Buchung geführt hat',
    recaptcha: 'Unterscheidet Menschen von Maschinen, wenn Sie das Kontaktformular nutzen',
    recaptchaPage: 'Unterscheidet Menschen von Maschinen, wenn Sie das Kontaktformular nutzen',
  },
  categories: {
    necessary: 'Notwendig',
    functional: 'Funktional: Sie haben darum gebeten',
    analytics: 'Analyse',
    marketing: 'Marketing',
    preferences: 'Präferenzen',
  },
  where: {
    local: 'Lokaler Speicher (Local Storage)',
    session: 'Sitzungsspeicher (Session Storage)',
    cookie: 'Cookie',
    cache: 'Zwischenspeicher (Cache Storage)',
    database: 'Datenbank (IndexedDB)',
  },
  table: 'Alles, was diese Website in Ihrem Browser speichert',
  name: 'Name',
  purpose: 'Wofür',
  place: 'Wo',
  category: 'Kategorie',
  lifetime: 'Wie lange',
  session: 'Bis der Tab geschlossen wird',
  cleared: 'Bis Sie es löschen',
  by: '{purpose}. {company} liest es, wenn diese Website die Dienste dieses Unternehmens nutzt',
  clear: 'Löschen, was auf meinen Wunsch gespeichert ist',
  clearedNow:
    'Gelöscht. Ihre Entscheidung zu Cookies haben wir behalten: Unter „Cookie-Einstellungen“ am Seitenende ändern Sie sie.',
  yours: 'Ihre Region',
  modes: {
    'opt-in': 'Wir speichern nichts Optionales, bevor Sie es erlauben.',
    'opt-out': 'Analyse und Marketing laufen, sobald Sie den Hinweis gesehen haben, bis Sie sie ausschalten.',
    informational: 'Wir speichern nichts Optionales, bevor Sie den Hinweis bestätigen.',
  },
  mode: 'Cookies',
  laws: 'Gesetze',
  rights: 'Sie dürfen',
  retention: 'Wie lange wir Schriftwechsel und Verträge aufbewahren',
  minors: 'Kinder',
  minorsText: 'Bei Kindern und Jugendlichen unter {age} Jahren bitten wir einen Elternteil um Einwilligung.',
  minorsLower:
    'In dieser ganzen Region bitten wir bei Kindern und Jugendlichen unter {age} Jahren einen Elternteil um Einwilligung; {lowerAges}.',
  contact: 'Kontakt',
  contactText: 'Das Gesetz verlangt eine Kontaktstelle für den Datenschutz: Schreiben Sie an {email}.',
  sources: 'Quellen, zuletzt geprüft im {date}: {sources}.',
  otherRegions: 'Regeln für andere Regionen (auf Englisch)',
  names: {
    ca: 'Kanada (Québec: siehe Europa)',
    us: 'Vereinigte Staaten und Orte ohne eigenen Eintrag',
    eu: 'Europa: EU und EWR, Vereinigtes Königreich, Schweiz; dazu Québec',
    sg: 'Singapur',
    hk: 'Hongkong',
    ae: 'Vereinigte Arabische Emirate',
    cn: 'Festlandchina',
    jp: 'Japan',
    kr: 'Südkorea',
    au: 'Australien',
  },
  rules: {
    eu: {
      laws: [
        'Datenschutz-Grundverordnung (DSGVO) und ePrivacy-Richtlinie; in Deutschland dazu das TDDDG',
        'Schweizer Datenschutzgesetz (DSG)',
        'Im Vereinigten Königreich: UK GDPR, Data Protection Act 2018, PECR, Data (Use and Access) Act 2025',
        'In Québec: Gesetz 25 (Law 25)',
      ],
      rights: [
        'Auskunft über Ihre Daten und eine Kopie verlangen',
        'sie berichtigen oder löschen lassen',
        'ihre Verwendung einschränken lassen oder ihr widersprechen',
        'sie in einem gängigen Format mitnehmen',
        'eine Einwilligung so einfach widerrufen, wie Sie sie erteilt haben',
        'sich bei Ihrer Aufsichtsbehörde beschweren',
      ],
      lowerAges: 'das Gesetz verlangt sie im Vereinigten Königreich unter 13 und in Québec unter 14 Jahren',
    },
  },
  keep: {
    years: '{years} Jahre.',
    fulfilled: '{years} Jahre oder bis der Zweck erfüllt ist.',
    purposes: '{marketing} Jahre für Marketing, {contracts} Jahre für Verträge.',
    minimal: 'So kurz wie möglich: Wir löschen, sobald Ihre Frage erledigt ist, spätestens nach einem Jahr.',
  },
  deletion: {
    all: 'Jede Nachricht löschen wir automatisch, ob beantwortet oder nicht: nach {us} Jahren, aus Europa nach {eu}, aus Südkorea nach {kr} und aus Festlandchina nach {cn}.',
    minor:
      'Hat eine Schülerin oder ein Schüler unter 18 geschrieben und haben wir nicht geantwortet, löschen wir die Nachricht nach {days} Tagen.',
    minorToo: 'Das gilt auch für Nachrichten von Schülerinnen und Schülern unter 18.',
    spam: 'Spam löschen wir nach {days} Tagen, ebenso unbeantwortete Nachrichten, die nach einer Maschine aussehen.',
    contracts:
      'Schriftwechsel und Verträge bewahren wir so lange auf, wie es für Ihre Region vorgesehen ist; die Liste auf dieser Seite zeigt es.',
  },
};
