import { Marked, MarkedScript } from '@tutoring/ui/marked-script';

export function MarkedAnswer() {
  return (
    <MarkedScript title="Explain why the rate rises with temperature." grade="2/3" sample>
      <p>
        <Marked variant="tick" note="One mark: more of them, not only faster.">
          More collisions have the activation energy.
        </Marked>{' '}
        Particles <Marked note="Say what follows: more collisions per second.">move faster</Marked>, so the reaction is
        quicker.
      </p>
    </MarkedScript>
  );
}
