import type { PlainTexts } from '../texts.ts'

/** The twenty questions in English, each with two everyday examples. */
export const plainTexts: PlainTexts = {
  howToAnswer:
    'Think of what your child usually does. If you have seen it a few times but it is not usual, choose No. Question 2 is different: one worry is enough for Yes.',
  items: [
    {
      text: 'You point to something far away. Does your child look that way?',
      examples: [
        'You point at the ceiling fan and your child looks up at it.',
        'You point at a crow on the window and your child finds it.',
      ],
    },
    {
      text: 'Has the thought ever come to you that your child may not be able to hear?',
      examples: ['A loud sound behind them brought no reaction.', "Someone at home asked if the child's ears are fine."],
    },
    {
      text: "Does your child play 'as if' games?",
      examples: ["Sips from an empty cup and says 'ah'.", 'Feeds a doll, or talks on a toy phone.'],
    },
    {
      text: 'Does your child enjoy getting up onto things?',
      examples: ['Climbs on the bed or sofa.', 'Likes stairs or the park slide.'],
    },
    {
      text: 'Does your child make unusual finger movements close to the eyes?',
      examples: ['Wiggles fingers in front of the eyes again and again.', 'Keeps a hand up close to the eyes and stares at it.'],
    },
    {
      text: 'When your child wants a thing or needs help, do they tell you with one pointing finger?',
      examples: ['Points at a biscuit tin on a high shelf.', 'Points at a toy stuck under the bed.'],
    },
    {
      text: 'Some children use one finger just so you look at a nice thing, not to get it. Does your child do this?',
      examples: ['Points at a plane in the sky and looks at you.', 'Points at a dog or a bus on the road.'],
    },
    {
      text: 'Does your child take an interest in other children?',
      examples: ['Watches or smiles at children in the lane or park.', 'Goes up to a child at a family function.'],
    },
    {
      text: 'Does your child bring a thing, or lift it up, just so you see it too? This is to share, not to get help.',
      examples: ['Brings a flower or a leaf to you.', 'Holds up a toy car with a happy face.'],
    },
    {
      text: "If you say your child's name, do they react?",
      examples: ['Looks up or turns to you.', 'Makes a sound, or stops what they are doing.'],
    },
    {
      text: 'Do you get a smile back when you smile at your child?',
      examples: ['You smile during play and your child smiles too.', 'You come home smiling and your child smiles at you.'],
    },
    {
      text: 'Do common home or street sounds make your child very unhappy?',
      examples: ['Cries or screams at the mixer or the cooker whistle.', 'Gets very upset by horns, loud music or the doorbell.'],
    },
    {
      text: 'Can your child take steps alone, without holding on?',
      examples: ['Walks across the room with no hand to hold.', 'Does not need a wall or a walker.'],
    },
    {
      text: 'While you chat with, play with or dress your child, do their eyes meet yours?',
      examples: ['Looks at your eyes while you put on a shirt.', 'Looks at your face in a clapping game.'],
    },
    {
      text: 'Does your child try to do what they see you do?',
      examples: ['Waves bye or claps after you do it.', 'Makes the same funny sound as you.'],
    },
    {
      text: 'You turn and stare at something. Does your child search with their eyes for what you saw?',
      examples: ['You look at the door and your child looks there too.', 'You look up at a bird and your child hunts for it.'],
    },
    {
      text: 'Does your child try to make you look at what they are doing?',
      examples: ["Looks at you for a 'shabash' after a jump.", "Says or shows 'look!'."],
    },
    {
      text: 'With no hand signs from you, does your child follow a simple spoken request?',
      examples: ["'Bring your shoe.'", "'Put it on the chair.'"],
    },
    {
      text: 'When there is something strange or new, does your child check your face to see what you feel?',
      examples: ['Hears an odd sound and looks at you.', 'Sees a new toy or a new person and looks at you first.'],
    },
    {
      text: 'Does your child enjoy being swung, rocked or bounced?',
      examples: ['Laughs on a swing.', 'Enjoys being bounced on the knee.'],
    },
  ],
}
