/**
 * What only the closer look for a report needs: classes of the program that tell which methods of
 * the JDK and of libraries they call, on which object, with what and with which result.
 *
 * <p>Invariant: a class that tells its calls takes the same steps at the same places as one that
 * does not. Code is inserted around calls when all other passes are done, and none is removed.
 */
package dev.jacquard.agent.pass.telling;
