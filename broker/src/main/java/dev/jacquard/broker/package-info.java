/**
 * What machines of a cluster say to each other, over a broker.
 *
 * <p>{@code line} is how bytes get from one to the other and are kept, whatever carries them;
 * {@code artemis} carries them with ActiveMQ Artemis, and is the only package that knows it. It has
 * a jar of its own with the broker, which is loaded when somebody asks for a cluster.
 */
package dev.jacquard.broker;
