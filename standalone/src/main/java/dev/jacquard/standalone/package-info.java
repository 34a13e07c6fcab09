/**
 * The {@code jacquard} command as one jar, for {@code java -jar}: it carries the jars that the
 * command is made of, since worker JVMs have one of them, and nothing else of ours, on their boot
 * class path, and puts them into the user's cache when it is started for the first time.
 */
package dev.jacquard.standalone;
