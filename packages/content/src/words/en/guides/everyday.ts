export const everyday = {
  everyday: {
    title: 'Everyday life',
    description:
      'Sleep, eating, toilet, haircuts, noise and safety: why it may be hard, what to try today, when to ask a doctor.',
    lead: 'Six hard moments. Choose one and try one thing. It does not have to work straight away.',
  },
  sleep: {
    title: 'Sleep',
    hint: 'The same order each night',
    link_label: 'Bedtime in pictures, to print',
    why_1: 'Light, noise, an itchy sheet or worry can keep a child awake.',
    try_1: 'Do the same four things in the same order: wash, clothes, song, bed.',
    try_2: 'Turn screens off well before bedtime. Make the room dark and quiet.',
    try_3: 'Get up at the same time every day, even after a bad night.',
    doctor_1: 'Your child snores, breathes with pauses or jerks at night. Do not give sleep medicine without asking a doctor.',
    doctor_2: 'If your child stops breathing or turns blue, call 112 at once.',
  },
  eating: {
    title: 'Eating',
    hint: 'Never force',
    why_1:
      'The look or feel of a food can be too much. Some children want the same food every day. A tummy ache can be the reason too.',
    try_1: 'Put a little of one new food beside foods your child likes. Looking at it is enough.',
    try_2: 'Eat together at the same times. Let your child touch and smell.',
    try_3: 'Do not use food as a reward or a punishment. Cut round or hard foods small: a child can choke on them.',
    doctor_1: 'Your child eats only a handful of foods, loses weight, chokes often, or eats earth or paper.',
  },
  toilet: {
    title: 'Toilet',
    hint: 'Pictures, time, no punishment',
    link_label: 'Toilet in pictures, to print',
    why_1: 'Your child may be constipated, or afraid when the stool comes. Sounds and smells of the bathroom can be too much.',
    try_1: 'Hang up the order in pictures: pants down, sit, wipe, wash.',
    try_2: 'Sit for a short time after meals, feet on something firm.',
    try_3: 'Change wet or dirty clothes calmly. Do not scold.',
    doctor_1: 'Hard stools, no stool for days, pain, blood, or wetting again after being dry. Get constipation treated first.',
  },
  haircut: {
    title: 'Haircut, teeth, injections',
    hint: 'Show it first',
    link_label: 'A haircut in pictures, to print',
    why_1: 'Touch, noise and light can be too much. Your child may not understand what is happening.',
    try_1: 'Visit once just to look. At home, act it out on a doll.',
    try_2: 'Agree on a sign for stop. When your child uses it, stop.',
    try_3: 'Count to ten aloud, then rest. Bring a toy or sound that comforts your child.',
    doctor_1:
      'Your child has a toothache, or misses vaccines because of fear. Ask for a quiet time. Nobody should hold your child down.',
  },
  noise: {
    title: 'Clothes, noise, weddings',
    hint: 'Leaving early is fine',
    why_1: 'Some children hear and feel more. A band or a label in a shirt can be too much.',
    try_1: 'Cut out labels. Wash new clothes until they are soft.',
    try_2: 'Take ear covers. Find a quiet corner before you need it.',
    try_3: 'Go for a short time and leave while it is still going well.',
    doctor_1: 'Sounds hurt more than before, or your child covers one ear.',
  },
  safety: {
    title: 'Safety',
    hint: 'Water first',
    link_label: 'Card for the pocket, to print',
    why_1:
      'Many autistic children run off. A US survey asked parents of 1,218 autistic children. 49% said that their child had tried to run off at least once after age 4.',
    try_1: 'If your child is missing, check any water first. Call 112 at once.',
    try_2: 'Put a card with your phone number in a pocket or shoe.',
    try_3: 'Fix a high latch. Tell neighbours and shops what your child is like.',
    try_4: 'Keep well away from firecrackers. Hold hands at roads and in festival crowds.',
    try_5: 'Teach body rules: private parts are private, "no" counts, tell me. No secrets about touch.',
    doctor_1:
      'Your child hurts themselves, or this suddenly gets much worse. Ask the doctor to look for pain in the teeth, ears or tummy.',
    doctor_2: 'If a child is not safe with someone, call 1098.',
  },
} as const
