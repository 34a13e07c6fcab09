/**
 * Mutable objects that no pass of the agent touches, since classes of this package are not
 * rewritten: stand-ins for whatever class of the JDK might slip through. What happens to them is no
 * step and no plain access, so that threads can talk by them without anybody noticing.
 */
package org.hamcrest.unseen;
