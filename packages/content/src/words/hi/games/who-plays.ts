import type { whoPlays as english } from '../../en/games/who-plays.ts'
import type { Words } from '../../words.ts'

export const whoPlays: Words<typeof english> = {
  who: 'कौन खेल रहा है?',
  whose_board: 'यह बोर्ड किसका है?',
  first_keeps: 'यहाँ अब तक जो खेला गया, वह उस बच्चे का रहेगा जिसे आप सबसे पहले चुनेंगे।',
  after_round: 'यह बारी पूरी होने के बाद: {name}',
  cat: 'बिल्ली',
  duck: 'बत्तख',
  unicorn: 'यूनिकॉर्न',
  elephant: 'हाथी',
  rabbit: 'खरगोश',
  parrot: 'तोता',
  bear: 'भालू',
  butterfly: 'तितली',
  cow: 'गाय',
  fish: 'मछली',
  frog: 'मेंढक',
  lion: 'शेर',
}
