export const loadCleanSvg = () => import('@ankur/blocks/sb3/svg/clean-svg')
