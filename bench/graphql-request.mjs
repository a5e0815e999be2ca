export const graphqlRequest = async () => undefined;
