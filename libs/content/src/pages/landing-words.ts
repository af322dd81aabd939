/** Words of the three landing pages. */
export const landingWords = {
  rooms: {
    title: 'Discover Our Spaces',
    picker: 'Rooms',
    slides: 'Room by room',
    filters: 'Show the spaces of',
    show: 'Show Details',
    hide: 'Hide Details',
    of: 'of',
    area: 'Area',
    capacity: 'Capacity',
    equipment: 'Technical Equipment',
    watch: 'Watch video',
    plan: 'Floorplan',
    matterport: 'Matterport',
    technical: 'Technical Details',
    consult: 'Request Consultation',
  },
  grid: { view: 'View Details' },
} as const;
