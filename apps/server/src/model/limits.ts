const daySeconds = 24 * 60 * 60

export const rewordingsPerDay = { name: 'model-rewordings', points: 20, durationSeconds: daySeconds }
export const descriptionsPerDay = { name: 'model-descriptions', points: 10, durationSeconds: daySeconds }
