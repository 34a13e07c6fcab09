package dev.jacquard.runtime.primitive.hook;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The annotated method goes from program code into Jacquard for as long as it runs: no hook is
 * active in it, whatever code of the JDK it calls. Its first parameter is the execution.
 *
 * <p>The agent puts {@code Control.enter()} at its beginning and {@code Control.leave()} at all its
 * ends, normal or not, so that no hook can forget to leave. Callers are in program code; a method
 * that is inside Jacquard already, which is one that has an execution, must not call it: control
 * would be on again when it returns.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Enters {}
