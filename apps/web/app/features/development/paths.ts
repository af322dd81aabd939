/** The presentation and the page that follows it, under one gate. */
export const developmentPath = '/development';
export const casePath = `${developmentPath}/investment-case`;
