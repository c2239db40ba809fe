import type { MarkingMessages } from './en';

/** From English 77abc7b1. */
export const nl = {
  subject: 'Uw pagina is nagekeken ({reference})',
  marked: 'Een docent heeft het werk gelezen dat we hebben ontvangen, en er opmerkingen bij geschreven.',
  see: 'Nagekeken pagina bekijken',
  private: 'De link is privé: wie hem heeft, kan de pagina zien. Geef hem alleen door aan mensen die u vertrouwt.',
  ends: 'Hij werkt tot {date}. Daarna wissen we de pagina’s en de opmerkingen.',
  together:
    'Wilt u de opmerkingen samen doornemen? In een gratis kennismakingsgesprek hebben we de pagina voor ons, en kunt u over elke opmerking iets vragen.',
  title: 'Uw pagina, nagekeken',
  bring: 'Samen doornemen in een gratis kennismakingsgesprek',
  bringHelp:
    'Kies een tijd die u uitkomt. We hebben uw pagina dan voor ons, dus u kunt over elke opmerking iets vragen.',
  keep: 'Wilt u de pagina bewaren? Druk hem af of sla hem in uw browser op als pdf.',
  kept: 'Deze link werkt tot {date}. Daarna wissen we de pagina’s en de opmerkingen. Wilt u dat eerder? Schrijf ons dan.',
  sample:
    'U hebt ons toegestaan uw werk als voorbeeld te laten zien, overgetypt en zonder namen. U kunt daar altijd op terugkomen.',
  withdraw: 'Mijn pagina’s niet laten zien',
  withdrawn: 'Bedankt voor uw bericht. We laten uw werk niet als voorbeeld zien.',
  gone: 'Op dit adres kunnen we geen pagina laten zien',
  goneHelp:
    'Een privélink werkt {days} dagen nadat we hem hebben verstuurd, en kan eerder worden uitgeschakeld. Misschien is hij niet compleet: open hem nog eens vanuit onze e-mail. Helpt dat niet, schrijf ons dan, en we zoeken uw pagina samen op.',
} satisfies MarkingMessages;
